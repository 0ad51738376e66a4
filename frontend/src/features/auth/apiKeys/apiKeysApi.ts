import type { ApiKey, CreatedApiKey, NewApiKey } from '../api'
import { areaText } from './text'

/** What a key can be for. */
export type Area = keyof typeof areaText

/** How far a key goes in an area; to write is to read too. */
export type Access = 'none' | 'read' | 'write'

const few: Partial<Record<Area, readonly Access[]>> = {
  audit: ['none', 'read'],
  team: ['none', 'write'],
  privacy: ['none', 'write'],
  look: ['none', 'write'],
}

/** How far a key can go in an area: nobody changes the audit log, and some areas have nothing to read. */
export const levelsOf = (area: Area): readonly Access[] => few[area] ?? ['none', 'read', 'write']

/** For whom keys are made, and how: for a shop or for the marketplace. */
export interface ApiKeysApi {
  /** For the daily work. */
  areas: readonly Area[]
  /** Where a lost key would do most harm. */
  sensitive: readonly Area[]
  query: { currentData?: ApiKey[] | undefined; isError: boolean; refetch: () => unknown }
  create: (newApiKey: NewApiKey) => Promise<{ data?: CreatedApiKey | undefined; error?: unknown }>
  revoke: (id: number) => Promise<{ error?: unknown }>
  /** A request to begin with. */
  example: string
}

/** `{ orders: 'read' }` as the server calls it. */
export const scopesOf = (access: Partial<Record<Area, Access>>) =>
  Object.entries(access)
    .filter(([, level]) => level !== 'none')
    .map(([area, level]) => `${area}:${level}`)

const named = ([area = '']: string[]) => (area in areaText ? areaText[area as Area] : area)

/** The areas that these scopes read only, and those that they change too, by the names that people know. */
export function areasOf(scopes: readonly string[]) {
  const parts = scopes.map((scope) => scope.split(':'))
  return {
    read: parts.filter(([, level]) => level === 'read').map(named),
    write: parts.filter(([, level]) => level === 'write').map(named),
  }
}
