/**
 * The queue of toasts: a store outside React, so that any code may speak (`toast.success(text)`).
 * At most three are visible; a fourth waits until one leaves.
 */
export type ToastKind = 'success' | 'error' | 'warning'
export type ToastAction = { label: string; onClick: () => void }
export type Toast = { id: number; kind: ToastKind; text: string; detail?: string; action?: ToastAction; open: boolean }
export type ToastOptions = { detail?: string; action?: ToastAction }

export const visibleToasts = 3
export const toastMilliseconds = 4000

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

function publish(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

function push(kind: ToastKind, text: string, options: ToastOptions = {}): number {
  const id = nextId++
  publish([...toasts, { id, kind, text, open: true, ...options }])
  return id
}

export const toast = {
  success: (text: string, options?: ToastOptions) => push('success', text, options),
  error: (text: string, options?: ToastOptions) => push('error', text, options),
  warning: (text: string, options?: ToastOptions) => push('warning', text, options),
  /** Starts the exit of a toast; it is removed once the exit has been shown. */
  dismiss: (id: number) => publish(toasts.map((entry) => (entry.id === id ? { ...entry, open: false } : entry))),
}

export function removeToast(id: number) {
  publish(toasts.filter((entry) => entry.id !== id))
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
