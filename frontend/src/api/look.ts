/**
 * Looking at a shop as its seller sees it. An operator does so in one tab, which keeps whose shop it is: what the
 * seller centre reads there is of that shop, and nothing that it would change is sent.
 */
import type { FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import { paths } from '@/lib/paths'
import { readSession } from '@/lib/storage'
import { personOf } from './person'

/** The shop that this tab looks at. */
export interface Look {
  shopId: number
  shopName: string
}

const key = 'shop_look'
const looker = () => personOf(readSession()?.token)

/** The shop that this tab looks at; null in every other, and for anybody else. */
export function readLook(): Look | null {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as (Look & { by: string | null }) | null
    return kept && kept.by === looker() ? kept : null
  } catch {
    return null
  }
}

/** This tab looks at a shop from now on. What it shows already has to be loaded anew. */
export function keepLook({ shopId, shopName }: Look): void {
  window.sessionStorage.setItem(key, JSON.stringify({ shopId, shopName, by: looker() }))
}

/** This tab looks at no shop any more. */
export function dropLook(): void {
  try {
    window.sessionStorage.removeItem(key)
  } catch {
    // Where nothing can be kept, nothing is.
  }
}

/** Names the shop to the server, which lets nothing through with it that would change something. */
const header = 'Look-At-Shop'

/** Who has looked at a shop since this document was loaded. What it shows is of that shop until it is loaded anew. */
let lookedBy: ReturnType<typeof looker> | undefined

/** Whether what is on the screen is of a shop that is looked at, or was until a moment ago. */
export const hasLooked = () => readLook() !== null || (lookedBy !== undefined && lookedBy === looker())

const isOfSellers = (url: string) => url.startsWith('/api/seller/')

/** The server says the same; it need not be asked. */
const refused = {
  error: {
    status: 403,
    data: { code: 'only_looking', message: "You're only viewing this shop. You can't change anything." },
  },
} satisfies { error: FetchBaseQueryError }

/** A call of the seller centre, of the shop that is looked at; or its refusal, because it would change something. */
export function asLook(args: string | FetchArgs): string | FetchArgs | typeof refused {
  const call = typeof args === 'string' ? { url: args } : args
  if (!isOfSellers(call.url) || !hasLooked()) return args
  if ((call.method ?? 'GET') !== 'GET') return refused
  const look = readLook()
  if (!look) return args
  lookedBy = looker()
  return { ...call, headers: { [header]: String(look.shopId) } }
}

/** The refusal of something that is sent by hand, if its tab only looks. */
export const refusedToLook = (url: string) => (isOfSellers(url) && hasLooked() ? refused : null)

/** Leaves the seller centre once the time to look is over. */
export function leaveIfOver({ status, data }: FetchBaseQueryError): void {
  if (status !== 403 || (data as { code?: unknown } | null)?.code !== 'look_over') return
  const look = readLook()
  dropLook()
  if (look) window.location.assign(paths.adminShop(look.shopId))
}
