import type { ReactNode } from 'react'
import { usePreview } from './Preview'
import { ProductTile } from './ProductTile'

type PreviewTileProps = {
  /** Which of the page's pictures, from 0. */
  at: number
  size?: number
  className?: string
  /** Stands in its place while it is not known. */
  children: ReactNode
}

/** One of the first pictures of a page whose answer has not come yet. */
export function PreviewTile({ at, size, className, children }: PreviewTileProps) {
  const preview = usePreview()
  const picture = preview?.pictures[at]
  if (!preview || !picture) return children
  return (
    <ProductTile
      src={picture}
      tile={preview.tile}
      eager
      first={at === 0}
      {...(size ? { size } : {})}
      {...(className ? { className } : {})}
    />
  )
}
