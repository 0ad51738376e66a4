/** What background jobs are called. */
import { healthText as words } from './text'

const kinds: Readonly<Record<string, string>> = words.kinds
const timers: Readonly<Record<string, string>> = words.timers
const timer = 'timer:'

/** Whether it is done again and again. */
export const isTimer = (kind: string) => kind.startsWith(timer)

/** What a kind of job does; one that came later goes by its own name. */
export function nameOf(kind: string): string {
  if (!isTimer(kind)) return kinds[kind] ?? kind
  const name = kind.slice(timer.length)
  return timers[name] ?? name
}
