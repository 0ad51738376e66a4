import { useEffect } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { ProblemView } from '@/api/problem'
import { dropDraft, keepDraft, readDraft } from '@/api/drafts'
import { useProblemForm } from './useProblemForm'

interface DraftFormOptions<V extends FieldValues> {
  /** The name of the draft, such as `accept_12`. */
  draft: string
  defaultValues: DefaultValues<V>
  send: (values: V) => Promise<ProblemView | null>
}

/** A {@link useProblemForm} that finds what was typed again after a look at another page, until `forget` is called. */
export function useDraftForm<V extends FieldValues>({ draft, defaultValues, send }: DraftFormOptions<V>) {
  const kept = readDraft(draft) as Partial<V> | null
  const form = useProblemForm<V>({ defaultValues: { ...defaultValues, ...kept }, send })
  const { subscribe } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(draft, values) }),
    [subscribe, draft],
  )
  return { ...form, forget: () => dropDraft(draft) }
}
