import { useState } from 'react'
import { styled } from '@mui/material/styles'
import { motion } from '@/lib/design'
import type { PictureSource } from './PictureSource'

const Shown = styled('img')({
  inlineSize: '100%',
  // A small one keeps its edges (`ownWidth`).
  maxInlineSize: 'calc(var(--own-width) * 1.25)',
  blockSize: '100%',
  objectFit: 'contain',
  gridArea: '1 / 1',
})
/** Lies over the picture, in its very place, until that has come. */
const Blur = styled(Shown)({
  pointerEvents: 'none',
  transition: `opacity ${motion.sheet}`,
  '&[data-past]': { opacity: 0 },
})

/** How a picture is fetched. */
export type PictureProps = {
  picture: PictureSource
  alt?: string | undefined
  /** How wide it stands on the page, as CSS `sizes`. */
  sizes: string
  /** Its side in pixels where the server does not know it. */
  side: number
  /** Fetched at once; the others wait until they come near. */
  eager?: boolean
  /** The page's main picture: fetched before all others. */
  first?: boolean
  onLoad?: () => void
}

/** A picture in the rendition that its place needs. A photo is seen blurred until it has come. */
export function Picture({ picture, alt, sizes, side, eager, first, onLoad }: PictureProps) {
  const [settled, setSettled] = useState(false)
  const { url, srcset, width, height, placeholder } = picture
  return (
    <>
      <Shown
        {...(srcset ? { srcSet: srcset, sizes } : {})}
        src={url}
        alt={alt ?? picture.alt}
        width={width ?? side}
        height={height ?? side}
        loading={eager ? 'eager' : 'lazy'}
        // The page's main picture is painted together with its words.
        decoding={first ? 'sync' : 'async'}
        {...(first ? { fetchPriority: 'high' as const } : {})}
        onLoad={() => {
          setSettled(true)
          onLoad?.()
        }}
        onError={() => setSettled(true)}
      />
      {placeholder && <Blur src={placeholder} alt="" aria-hidden="true" data-past={settled || undefined} />}
    </>
  )
}
