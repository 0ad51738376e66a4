/** The form of a home page, and what is sent of it. */
import type { HeroWords, HomeEdition, HomeEditionChange, PromoChoice, ShelfChoice } from '../api'

export interface ShelfValues {
  kind: ShelfChoice['kind']
  categoryId: string
  productIds: number[]
  name: string
  nameDe: string
}

export interface HomeValues {
  name: string
  promo: { kind: PromoChoice['kind']; text: string; textDe: string; code: string; link: string }
  heroKind: 'standard' | 'own'
  hero: Record<'title' | 'titleDe' | 'line' | 'lineDe' | 'button' | 'buttonDe' | 'link' | 'alt' | 'altDe', string>
  shelves: ShelfValues[]
  shopIds: number[]
}

const noHero = { title: '', titleDe: '', line: '', lineDe: '', button: '', buttonDe: '', link: '', alt: '', altDe: '' }
const noPromo = { text: '', textDe: '', code: '', link: '' }

export const newShelf: ShelfValues = { kind: 'category', categoryId: '', productIds: [], name: '', nameDe: '' }

type Blank = Readonly<Record<string, string>>

/** What is said in each of these fields; nothing is an empty one. */
const typed = <Fields extends Blank>(blank: Fields, parts: object | null | undefined): Record<keyof Fields, string> => {
  const known = (parts ?? {}) as Record<string, string | null>
  return Object.fromEntries(Object.keys(blank).map((key) => [key, known[key] ?? ''])) as Record<keyof Fields, string>
}

/** Without what is not said. */
const said = <T extends object>(parts: T) =>
  Object.fromEntries(Object.entries(parts).filter(([, words]) => words !== '')) as { [Key in keyof T]: T[Key] }

export function valuesOf({ name, promo, hero, shelves, shopIds }: HomeEdition): HomeValues {
  return {
    name,
    promo: { kind: promo.kind, ...typed(noPromo, promo) },
    heroKind: hero ? 'own' : 'standard',
    hero: typed(noHero, hero),
    shelves: shelves.map(({ kind, categoryId, productIds, name: called, nameDe }) => ({
      ...{ kind, productIds: productIds ?? [], name: called ?? '', nameDe: nameDe ?? '' },
      categoryId: categoryId ? String(categoryId) : '',
    })),
    shopIds,
  }
}

export function changeOf({ name, promo, heroKind, hero, shelves, shopIds }: HomeValues, version: number): HomeEditionChange {
  return {
    ...{ name, version, shopIds },
    promo: promo.kind === 'own' ? said({ ...promo, code: promo.code.toUpperCase() }) : { kind: promo.kind },
    ...(heroKind === 'own' && { hero: said(hero) as HeroWords }),
    shelves: shelves.map(({ kind, categoryId, productIds, name: called, nameDe }) => ({
      kind,
      ...(kind === 'category' && categoryId !== '' && { categoryId: Number(categoryId) }),
      ...(kind === 'products' && { productIds }),
      ...(called !== '' && { name: called }),
      ...(nameDe !== '' && { nameDe }),
    })),
  }
}

/** A path of the marketplace, or a secure address: what the server takes, too. */
export const linkPattern = /^(?:\/(?!\/)[^\s\\"<>`]*|https:\/\/[a-zA-Z0-9][a-zA-Z0-9.:-]*(?:[/?#][^\s\\"<>`]*)?)$/
