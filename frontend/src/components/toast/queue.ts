/**
 * The queue of toasts: a store outside React, so that any code may speak (`toast.success(text)`).
 * At most three are visible; a fourth waits until one leaves. On a phone there is one, which the next one replaces. One with an action stays longer. An accessible toast is the kind that
 * says what became of an account: it stays a second longer and is the only one of its kind.
 */
import { media, type TileName } from '@/lib/design'

export type ToastKind = 'success' | 'error' | 'warning'
export type ToastAction = {
  label: string
  onClick: () => void
  /** The page that it opens: whoever is there by another way needs the toast no more. */
  opens?: string
}
export type ToastPicture = { src: string; tile: TileName }
export type ToastOptions = { detail?: string; picture?: ToastPicture; action?: ToastAction; accessible?: boolean }
export type Toast = ToastOptions & {
  id: number
  kind: ToastKind
  text: string
  /** False from its dismissal on. */
  open: boolean
  /** True once its exit has been shown; an accessible toast is remembered for a while after that. */
  gone: boolean
}

export const visibleToasts = 3
export const toastMilliseconds = 4000
export const accessibleMilliseconds = 5000
/** A toast that offers something waits until it was read, thought over and reached. */
export const actionMilliseconds = 10_000
export const rememberedMilliseconds = 1_000_000

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

function publish(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

const change = (id: number, part: Partial<Toast>) =>
  publish(toasts.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)))
const drop = (id: number) => publish(toasts.filter((entry) => entry.id !== id))

function dismiss(id: number) {
  const entry = toasts.find((each) => each.id === id)
  if (!entry?.open) return
  change(id, { open: false })
  if (entry.accessible) setTimeout(() => drop(id), rememberedMilliseconds)
}

const isPhone = () => window.matchMedia(media.phone.replace('@media ', '')).matches

/** Takes off the screen at once what a new toast does not stand beside. */
function makeRoom() {
  for (const { id } of toasts) {
    dismiss(id)
    removeToast(id)
  }
}

function push(kind: ToastKind, text: string, options: ToastOptions = {}): number {
  const id = nextId++
  if (isPhone()) makeRoom()
  if (options.accessible) for (const entry of toasts) if (entry.accessible) dismiss(entry.id)
  publish([...toasts, { id, kind, text, open: true, gone: false, ...options }])
  return id
}

/** How long it stays, unless somebody points at it. */
export function millisecondsOf({ action, accessible }: Toast): number {
  if (action) return actionMilliseconds
  return accessible ? accessibleMilliseconds : toastMilliseconds
}

export const toast = {
  success: (text: string, options?: ToastOptions) => push('success', text, options),
  error: (text: string, options?: ToastOptions) => push('error', text, options),
  warning: (text: string, options?: ToastOptions) => push('warning', text, options),
  /** Starts the exit of a toast; it leaves the screen once the exit has been shown. */
  dismiss,
}

/** Dismisses the toasts that offered the way to this page. */
export function dismissToastsOpening(path: string) {
  for (const { id, action } of toasts) if (action?.opens === path) dismiss(id)
}

/** Takes a toast off the screen after its exit. */
export function removeToast(id: number) {
  if (toasts.find((entry) => entry.id === id)?.accessible) change(id, { gone: true })
  else drop(id)
}

export function clearToasts() {
  publish([])
}

export function readToasts(): readonly Toast[] {
  return toasts
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
