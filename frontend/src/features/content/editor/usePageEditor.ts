/** The work of editing a page: saving, restoring, and what was wrong with it. */
import { useEffect, useRef, useState } from 'react'
import { problemOf } from '@/api/problem'
import { toast } from '@/components/toast/queue'
import type { Language } from '@/lib/language'
import { useGetPageSourceQuery, useRestorePageMutation, useUpdatePageMutation, type PageDraft } from '../api'
import { editorText as words } from './text'

/** A fault per part of the page that has one. */
export type DraftFaults = Partial<Record<keyof PageDraft, string>>

const missing = { title: words.titleMissing, lead: words.leadMissing, body: words.bodyMissing }

/** What keeps a draft from being read. */
export function faultsOf(draft: PageDraft): DraftFaults {
  const empty = (Object.keys(missing) as (keyof PageDraft)[]).filter((part) => draft[part].trim() === '')
  return Object.fromEntries(empty.map((part) => [part, missing[part]]))
}

/** A page with its drafts, and what can be done with them. */
export function usePageEditor(slug: string, beginning: Language) {
  const page = useDrafts(slug, beginning)
  const form = useRef<HTMLFormElement>(null)
  const [view, setView] = useState<'write' | 'preview'>('write')
  const [faults, setFaults] = useState<DraftFaults>({})
  const [alert, setAlert] = useState<string | null>(null)

  useEffect(() => {
    const first = Object.keys(faults)[0]
    if (!first) return
    // Once the field is in sight again, should the preview have stood in its place.
    const frame = requestAnimationFrame(() => {
      const field = form.current?.elements.namedItem(first)
      if (field instanceof HTMLElement) field.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [faults])

  const blame = (found: DraftFaults) => {
    setFaults(found)
    if (Object.keys(found).length > 0) setView('write')
  }
  const report = (outcome: Awaited<ReturnType<typeof page.save>>, done: string) => {
    blame(outcome?.fields ?? {})
    setAlert(outcome?.message ?? null)
    if (!outcome) toast.success(done)
  }
  const save = async () => {
    if (!page.draft) return
    const own = faultsOf(page.draft)
    if (Object.keys(own).length > 0) blame(own)
    else report(await page.save(), words.saved)
  }
  const restore = async () => report(await page.restore(), words.restored)
  const switchTo = (language: Language) => {
    setFaults({})
    setAlert(null)
    page.setLanguage(language)
  }
  return { page, form, view, setView, faults, alert, save, restore, switchTo }
}

type Outcome = { fields: Partial<Record<keyof PageDraft, string>>; message: string | null } | null

const isSame = (a: PageDraft, b: PageDraft) => a.title === b.title && a.lead === b.lead && a.body === b.body

/** The drafts of a page and what can be done with the shown one; `save` and `restore` answer null when they worked. */
function useDrafts(slug: string, beginning: Language) {
  const [language, setLanguage] = useState(beginning)
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
