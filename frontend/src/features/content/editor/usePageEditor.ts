/** The work of editing a page: saving, restoring, and what was wrong with it. */
import { useEffect, useRef, useState } from 'react'
import { toast } from '@/components/toast/queue'
import type { Language } from '@/lib/language'
import type { PageDraft } from '../api'
import { editorText as words } from './text'
import { useDrafts } from './useDrafts'

/** A fault per part of the page that has one. */
export type DraftFaults = Partial<Record<keyof PageDraft, string>>

const missing = { title: words.titleMissing, lead: words.leadMissing, body: words.bodyMissing }

function faultsOf(draft: PageDraft): DraftFaults {
  const empty = (Object.keys(missing) as (keyof PageDraft)[]).filter((part) => draft[part].trim() === '')
  return Object.fromEntries(empty.map((part) => [part, missing[part]]))
}

/** A page with its drafts, and what can be done with them. */
export function usePageEditor(slug: string) {
  const page = useDrafts(slug)
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
