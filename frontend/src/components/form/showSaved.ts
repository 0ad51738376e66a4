import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'
import type { ProblemForm } from './useProblemForm'

/** Shows what was saved in its form; if anything was typed since it was sent, that stays, and counts as unsaved. */
export function showSaved<V extends FieldValues>(form: Pick<UseFormReturn<V>, 'getValues' | 'reset'>, sent: V, saved: V) {
  const isTyped = JSON.stringify(form.getValues()) !== JSON.stringify(sent)
  form.reset(isTyped ? sent : saved, { keepValues: isTyped, keepDirtyValues: false })
}

/**
 * Empties a form whose text was sent. If the text was typed on meanwhile, only what was typed since stays; if it was
 * changed otherwise, all of it. Of lists beside it only what was added since stays.
 */
export function showSent<V extends FieldValues>(
  form: Pick<ProblemForm<V>, 'getValues' | 'reset' | 'setValue' | 'props'>,
  name: FieldPath<V>,
  sent: V,
  empty: V,
) {
  const values = form.getValues()
  if (JSON.stringify(values) === JSON.stringify(sent)) return form.reset(empty)
  const set = (key: FieldPath<V>, left: unknown) =>
    form.setValue(key, left as FieldPathValue<V, FieldPath<V>>, { shouldDirty: true })
  // As it stands there: the form's own values end without the space before the next word.
  const field = form.props.ref.current?.elements.namedItem(name)
  const typed = field instanceof HTMLTextAreaElement ? field.value.trimStart() : ''
  const text: string = sent[name]
  form.reset(empty, { keepValues: true, keepDirtyValues: false })
  set(name, typed.startsWith(text) ? typed.slice(text.length).trimStart() : typed)
  for (const [key, list] of Object.entries<unknown>(values)) {
    const before: unknown = sent[key]
    if (Array.isArray(list) && Array.isArray(before))
      set(key as FieldPath<V>, list.filter((item: unknown) => !before.includes(item)))
  }
}
