/**
 * What is known of a page before its data has loaded. The loading state shows it in its final place. The server's
 * first view is rendered with it (`prerender.tsx`).
 */
import { createContext, use } from 'react'
import type { TileName } from '@/lib/design'
import type { PictureSource } from './PictureSource'

export interface LoadingPreview {
  title: string
  /** Addresses of the first pictures, the main one first. */
  pictures: readonly string[]
  /** How wide the main one is by itself, as a length in CSS. */
  width: string
  /** The ground they stand on. */
  tile: TileName
  /** The hero of the home page as an operator wrote it. */
  hero?: {
    title: string
    line: string
    button: string
    link: string
    picture: PictureSource | null
    alt: string
  }
}

export const LoadingPreviewContext = createContext<LoadingPreview | null>(null)

/** Whether only the first view is drawn: what lies below the fold on every width is left out. */
export const FirstViewContext = createContext(false)

/** The page's preview; null where nothing is known. */
export const useLoadingPreview = (): LoadingPreview | null => use(LoadingPreviewContext)
