import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'
import type { ProblemForm } from './useProblemForm'

/** Shows what was saved in its form; if anything was typed since it was sent, that stays, and counts as unsaved. */
export function showSaved<V extends FieldValues>(form: Pick<UseFormReturn<V>, 'getValues' | 'reset'>, sent: V, saved: V) {
  const isTyped = JSON.stringify(form.getValues()) !== JSON.stringify(sent)
  form.reset(isTyped ? sent : saved, { keepValues: isTyped, keepDirtyValues: false })
}

/**
 * Empties a form whose text was sent. If the text was typed on meanwhile, only what was typed since stays; if it was
 * changed otherwise, all of it.
 */
export function showSent<V extends FieldValues>(
  form: Pick<ProblemForm<V>, 'getValues' | 'reset' | 'setValue' | 'props'>,
  name: FieldPath<V>,
  sent: V,
  empty: V,
) {
  // As it stands there: the form's own values end without the space before the next word.
  const field = form.props.ref.current?.elements.namedItem(name)
  const typed = field instanceof HTMLTextAreaElement ? field.value.trimStart() : ''
  const text: string = sent[name]
  const since = typed.startsWith(text) ? typed.slice(text.length).trimStart() : ''
  if (since === '') return showSaved(form, sent, empty)
  form.reset(empty, { keepValues: true, keepDirtyValues: false })
  form.setValue(name, since as FieldPathValue<V, FieldPath<V>>, { shouldDirty: true })
}
