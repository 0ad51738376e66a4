import type { StatusTone } from '@/components/StatusChip'
import type { Person } from '../api'
import { peopleText } from './text'

const offices: Readonly<Record<string, string>> = peopleText.offices

/** What a person is in the marketplace, in words. */
export function roleNames({ roles }: Pick<Person, 'roles'>): string {
  const held = roles.flatMap(({ name }) => offices[name] ?? [])
  return held.length > 0 ? held.join(', ') : peopleText.buyer
}

/** Whether somebody can sign in. */
export function personStatusChip({ lockedAt, isActive }: Pick<Person, 'lockedAt' | 'isActive'>): { label: string; tone: StatusTone } {
  if (lockedAt) return { label: peopleText.locked, tone: 'error' }
  return isActive ? { label: peopleText.active, tone: 'success' } : { label: peopleText.inactive, tone: 'neutral' }
}
