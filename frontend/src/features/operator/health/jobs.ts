/** What background jobs are called. */
import { healthText as words } from './text'

const kinds: Readonly<Record<string, string>> = words.kinds
const timers: Readonly<Record<string, string>> = words.timers
const timer = 'timer:'

/** Whether it is done again and again. */
export const isTimer = (kind: string) => kind.startsWith(timer)

/** What a kind of job does; one that came later goes by its own name. */
export function nameOf(kind: string): string {
  return isTimer(kind) ? nameOfTimer(kind.slice(timer.length)) : (kinds[kind] ?? kind)
}

/** What a timer does, likewise. */
export const nameOfTimer = (name: string) => timers[name] ?? name
