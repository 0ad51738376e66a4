/**
 * Looking at a shop as its seller sees it. An operator does so in one tab, which stores the shop: the Seller Center
 * there reads that shop's data, and requests that would change something are not sent.
 */
import type { FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import { paths } from '@/lib/paths'
import { readSession } from '@/lib/storage'
import { personIdOf } from './tokenOwner'

/** The shop that this tab looks at. */
export interface Look {
  shopId: number
  shopName: string
}

const key = 'shop_look'
const looker = () => personIdOf(readSession()?.token)

/** The shop that this tab looks at; null in other tabs and for other users. */
export function readLook(): Look | null {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as (Look & { by: string | null }) | null
    return kept && kept.by === looker() ? kept : null
  } catch {
    return null
  }
}

/** Starts looking at a shop in this tab. What it already shows must be reloaded. */
export function keepLook({ shopId, shopName }: Look): void {
  window.sessionStorage.setItem(key, JSON.stringify({ shopId, shopName, by: looker() }))
}

/** Ends looking at a shop in this tab. */
export function dropLook(): void {
  try {
    window.sessionStorage.removeItem(key)
  } catch {
    // Where nothing can be kept, nothing is.
  }
}

/** Tells the server which shop is looked at; it refuses requests with this header that would change something. */
const header = 'Look-At-Shop'

/** Who has looked at a shop since this document was loaded. It shows that shop's data until it is reloaded. */
let lookedBy: ReturnType<typeof looker> | undefined

/** Whether the screen shows data of a shop that is, or was until a moment ago, looked at. */
export const hasLooked = () => readLook() !== null || (lookedBy !== undefined && lookedBy === looker())

const isOfSellers = (url: string) => url.startsWith('/api/seller/')

/** The same error as the server's, without a request. */
const refused = {
  error: {
    status: 403,
    data: { code: 'only_looking', message: "You're only viewing this shop. You can't change anything." },
  },
} satisfies { error: FetchBaseQueryError }

/** A Seller Center call for the shop that is looked at, or its refusal if it would change something. */
export function asLook(args: string | FetchArgs): string | FetchArgs | typeof refused {
  const call = typeof args === 'string' ? { url: args } : args
  if (!isOfSellers(call.url) || !hasLooked()) return args
  if ((call.method ?? 'GET') !== 'GET') return refused
  const look = readLook()
  if (!look) return args
  lookedBy = looker()
  return { ...call, headers: { [header]: String(look.shopId) } }
}

/** The refusal of a request that does not go through the API slice, if its tab only looks. */
export const refusedToLook = (url: string) => (isOfSellers(url) && hasLooked() ? refused : null)

/** Leaves the Seller Center when the look has ended. */
export function leaveIfOver({ status, data }: FetchBaseQueryError): void {
  if (status !== 403 || (data as { code?: unknown } | null)?.code !== 'look_over') return
  const look = readLook()
  dropLook()
  if (look) window.location.assign(paths.adminShop(look.shopId))
}
