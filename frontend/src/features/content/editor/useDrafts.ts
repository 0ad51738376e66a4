/** A page being edited: one draft per language, kept while the others are looked at. */
import { useState } from 'react'
import { problemOf } from '@/api/problem'
import { language as ownLanguage, type Language } from '@/lib/language'
import { useGetPageSourceQuery, useRestorePageMutation, useUpdatePageMutation, type PageDraft } from '../api'
import { editorText as words } from './text'

type Outcome = { fields: Partial<Record<keyof PageDraft, string>>; message: string | null } | null

const isSame = (a: PageDraft, b: PageDraft) => a.title === b.title && a.lead === b.lead && a.body === b.body

/** The drafts of a page and what can be done with the shown one; `save` and `restore` answer null when they worked. */
export function useDrafts(slug: string) {
  const [language, setLanguage] = useState<Language>(ownLanguage)
  const [drafts, setDrafts] = useState<Partial<Record<Language, PageDraft>>>({})
  const { currentData: source, error, isFetching, refetch } = useGetPageSourceQuery({ slug, language })
  const [update, { isLoading: isSaving }] = useUpdatePageMutation()
  const [restore, { isLoading: isRestoring }] = useRestorePageMutation()

  const saved: PageDraft | null = source ? { title: source.title, lead: source.lead, body: source.body } : null
  const draft = drafts[language] ?? saved

  const forget = () => setDrafts(({ [language]: _gone, ...others }) => others)
  const change = (part: Partial<PageDraft>) => {
    if (!draft || !saved) return
    const next = { ...draft, ...part }
    // What was undone by hand is no change.
    if (isSame(next, saved)) forget()
    else setDrafts({ ...drafts, [language]: next })
  }
  const settle = (answer: { error?: unknown }, failed: string): Outcome => {
    if (!answer.error) {
      forget()
      return null
    }
    const { fields, message } = problemOf(answer.error, failed)
    const isAllSaid = Object.keys(fields).length > 0 && Object.keys(fields).every((name) => draft && name in draft)
    return { fields, message: isAllSaid ? null : message }
  }

  return {
    language,
    setLanguage,
    draft,
    change,
    changed: Object.keys(drafts) as Language[],
    isEdited: source?.isEdited ?? false,
    problem: error && !isFetching && !source ? problemOf(error) : null,
    retry: () => void refetch(),
    isBusy: isSaving || isRestoring,
    isSaving,
    save: async () => (draft ? settle(await update({ slug, language, pageDraft: draft }), words.saveFailed) : null),
    restore: async () => settle(await restore({ slug, language }), words.restoreFailed),
  }
}
