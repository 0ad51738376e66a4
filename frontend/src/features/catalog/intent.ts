/** What a guest was about to do when the login was asked for. It is carried out once they are back. */
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { readIntent, writeIntent } from '@/lib/storage'

/** What can be taken up again: saving a product, following a shop, calling a review helpful, reporting one, writing one. */
const kinds = ['save', 'follow', 'helpful', 'report', 'review'] as const
type Kind = (typeof kinds)[number]

interface Intent {
  kind: Kind
  /** Of the product, the shop or the review. */
  id: number
  /** What it is called, where that is said again; else empty. */
  title: string
  /** When it was wanted, in milliseconds. */
  at: number
}

/** How long it waits for the login; later it may be another person's. */
const waitMilliseconds = 30 * 60_000

/** What was stored, if it is whole and not too old. */
function freshIntent(stored: unknown): Intent | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { kind: name, id, title, at } = stored as Partial<Record<keyof Intent, unknown>>
  const kind = kinds.find((known) => known === name)
  if (!kind || typeof id !== 'number' || typeof title !== 'string' || typeof at !== 'number') return null
  return Date.now() - at <= waitMilliseconds ? { kind, id, title, at } : null
}

/** Whether this is to be taken up with what has this id. */
export function awaitsLogin(kind: Kind, id: number): boolean {
  const intent = freshIntent(readIntent())
  return intent?.kind === kind && intent.id === id
}

/** What is to be taken up of this kind, with this id if one is given; it is forgotten, so that it happens once. */
export function takeIntent(kind: Kind, id?: number): Intent | null {
  const intent = freshIntent(readIntent())
  if (intent && (intent.kind !== kind || (id ?? intent.id) !== intent.id)) return null
  writeIntent(null)
  return intent
}

/** Whether anything waits for the login. */
export const hasIntent = () => readIntent() !== null

/** Has this wait for the login. */
export function rememberIntent(kind: Kind, id: number, title = ''): void {
  writeIntent({ kind, id, title, at: Date.now() } satisfies Intent)
}

/** Returns the function that leads a guest to the login, which says why, and back to this part of the page. */
export function useAskLogin(part = '') {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (kind: Kind, id: number, title?: string) => {
    rememberIntent(kind, id, title)
    void navigate(paths.login(pathname + search + part, kind))
  }
}
