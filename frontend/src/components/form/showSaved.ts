import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Shows what was saved in its form; if anything was typed since it was sent, that stays, and counts as unsaved. */
export function showSaved<V extends FieldValues>(form: Pick<UseFormReturn<V>, 'getValues' | 'reset'>, sent: V, saved: V) {
  const isTyped = JSON.stringify(form.getValues()) !== JSON.stringify(sent)
  form.reset(isTyped ? sent : saved, { keepValues: isTyped, keepDirtyValues: false })
}
