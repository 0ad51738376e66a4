/**
 * What is known of a page before its answer has come. A loading face shows it where it will stand.
 * The first view that the server sends is drawn with it (`prerender.tsx`).
 */
import { createContext, use } from 'react'

export interface Preview {
  title?: string
  /** Addresses of the first pictures, the main one first. */
  pictures?: readonly string[]
}

export const PreviewContext = createContext<Preview>({})

/** The page's preview; empty where nothing is known. */
export const usePreview = (): Preview => use(PreviewContext)
