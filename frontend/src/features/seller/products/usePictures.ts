/** The pictures of a product while it is edited: those that are there, and files that wait to be sent. */
import { useEffect, useRef, useState } from 'react'
import type { SellerProduct } from '../api'
import { most } from './combinations'
import { newKey } from './values'
import { picturesText as words } from './text'

/** A picture in the form, the first of them the cover. */
export interface PictureEntry {
  key: string
  /** As the server knows it; null until it has been sent. */
  id: number | null
  /** What is to be sent; null for one that is there. */
  file: File | null
  url: string
  /** What it shows, in words. */
  alt: string
  /** Which part of it has been sent, from 0 to 1; null while it is not on its way. */
  progress: number | null
  /** Why it was not taken. */
  fault: string | null
}

const types = ['image/jpeg', 'image/png', 'image/webp']
const maxBytes = 10 * 1024 * 1024

/** What the server would refuse is not sent at all. */
function faultOf({ type, size }: File): string | null {
  if (!types.includes(type)) return words.wrongType
  return size > maxBytes ? words.tooBig : null
}

const thereOf = (product: SellerProduct | undefined): PictureEntry[] =>
  (product?.images ?? []).map(({ id, url, alt }) => ({
    ...{ key: `p${id}`, id, file: null, url, alt },
    ...{ progress: null, fault: null },
  }))

const sameAs = (pictures: readonly PictureEntry[], product: SellerProduct | undefined) => {
  const there = product?.images ?? []
  return (
    pictures.length === there.length &&
    pictures.every(({ id, alt }, at) => id === there[at]?.id && alt.trim() === there[at]?.alt)
  )
}

/** The pictures of a product and what can be done with them; `product` is what the server has. */
export function usePictures(product: SellerProduct | undefined) {
  const [pictures, setPictures] = useState(() => thereOf(product))
  const [refused, setRefused] = useState<string[]>([])
  const made = useRef<string[]>([])
  useEffect(() => () => made.current.forEach((url) => URL.revokeObjectURL(url)), [])

  const change = (key: string, part: Partial<PictureEntry>) =>
    setPictures((now) => now.map((picture) => (picture.key === key ? { ...picture, ...part } : picture)))

  const add = (files: readonly File[]) => {
    const room = most.pictures - pictures.length
    const fit = files.filter((file) => faultOf(file) === null)
    const faults = files.flatMap((file) => faultOf(file) ?? []).concat(fit.length > room ? [words.tooMany(most.pictures)] : [])
    setRefused([...new Set(faults)])
    const entries = fit.slice(0, room).map((file) => {
      const url = URL.createObjectURL(file)
      made.current.push(url)
      return { key: newKey(), id: null, file, url, alt: '', progress: null, fault: null }
    })
    setPictures((now) => [...now, ...entries])
  }

  const move = (key: string, to: number) =>
    setPictures((now) => {
      const moved = now.find((picture) => picture.key === key)
      const others = now.filter((picture) => picture !== moved)
      return moved ? others.toSpliced(to, 0, moved) : now
    })

  return {
    pictures,
    /** Why files were left out that were added last. */
    refused,
    isChanged: !sameAs(pictures, product),
    add,
    move,
    change,
    remove: (key: string) => setPictures((now) => now.filter((picture) => picture.key !== key)),
    /** Shows what the server has in place of all changes. */
    reset: (now: SellerProduct | undefined) => setPictures(thereOf(now)),
  }
}

/** The pictures of a form, as {@link usePictures} answers them. */
export type Pictures = ReturnType<typeof usePictures>
