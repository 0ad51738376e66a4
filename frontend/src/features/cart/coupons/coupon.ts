/** A coupon as its form and its list know it, whether it is a shop's or the marketplace's. */
import type { ComponentType } from 'react'

/** What a coupon names that is not for everything. */
export type CouponTargetKind = 'products' | 'collections' | 'categories' | 'shops'

/** A product, collection, category or shop by its name. */
export interface NamedItem {
  id: number
  name: string
}

interface Rules {
  code: string
  /** In 1/100 %; null where it takes off an amount. */
  percentBps: number | null
  amount: number | null
  minimumSpend: number
  from: string
  to: string | null
  totalLimit: number | null
  customerLimit: number | null
}

export interface Coupon extends Rules {
  id: number
  status: 'scheduled' | 'active' | 'used_up' | 'ended'
  uses: number
  deletable: boolean
  /** Null: for everything that its owner sells, or all shops sell. */
  targets: { kind: CouponTargetKind; items: readonly NamedItem[] } | null
}

/** What a form sends. */
export interface Terms extends Rules {
  targets: { kind: CouponTargetKind; ids: number[] } | null
}

/** The list in which the server is told what a coupon is for, and the field that holds it. */
export const targetFields = {
  products: 'productIds',
  collections: 'collectionIds',
  categories: 'categoryIds',
  shops: 'shopIds',
} as const satisfies Record<CouponTargetKind, string>

export type CouponTargetField = (typeof targetFields)[CouponTargetKind]

/** Where in the address the form of a new coupon finds one to be like. */
export const parseId = (text: string | null | undefined) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null)

export interface PickerProps {
  name: string
  /** The same list as long as nothing changes: another one empties what is typed. */
  value: NamedItem[]
  onChange: (chosen: NamedItem[]) => void
  error?: string | undefined
}

/** What a shop and the marketplace say differently of their coupons. */
export interface CouponOwner {
  /** "everything in your shop" */
  everything: string
  /** The same as a choice. */
  everythingChoice: string
  /** In which days they are meant. */
  daysHint: string
  /** What they may name. */
  kinds: readonly { kind: CouponTargetKind; label: string; Picker: ComponentType<PickerProps> }[]
}
