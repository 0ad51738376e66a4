/** Looks that several parts of the catalog share. */
import type { CSSObject, Theme } from '@mui/material/styles'
import { media, radius } from '@/lib/design'

/** The focus ring of tiles and photos: a ring of the ground inside one of the primary color, seen on any picture. */
export const doubleRing = (theme: Theme): CSSObject => ({
  outline: `2px solid ${theme.vars.palette.primary.main}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 2px ${theme.vars.palette.background.default}`,
})

/** Words of which the first two lines are shown. */
export const clampTwoLines: CSSObject = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
}

/** The title of a tile, whose link covers the whole tile; the tile shows its focus ring. */
export const tileTitle = (theme: Theme): CSSObject => ({
  ...clampTwoLines,
  '& a': {
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    outline: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: radius.card },
  },
})

/** The picture of a product page: square beside its words, and above them low, so that the price is in sight. */
export const galleryStage: CSSObject = {
  // On a phone held sideways, as wide as its frame, although it is lower than its ratio.
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  maxBlockSize: 'max(44vh, 240px)',
  gridTemplateRows: 'minmax(0, 1fr)',
  [media.wide]: { aspectRatio: '1 / 1', maxBlockSize: 'none' },
}

/** One of the small pictures of a product page. */
export const thumbnail: CSSObject = {
  inlineSize: 48,
  blockSize: 48,
  [media.wide]: { inlineSize: 64, blockSize: 64 },
}

/** Placeholders take their room at once and are seen after 150 ms, so that a quick answer never flickers. */
export const appearDelayed: CSSObject = {
  animation: 'seen-late 1ms 150ms backwards',
  '@keyframes seen-late': { from: { opacity: 0 } },
}

/** A line of chips that is pushed sideways on phones, from edge to edge of the screen. */
export const chipLine: CSSObject = {
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: -16,
  paddingInline: 16,
  '& > *': { flex: 'none' },
  [media.tablet]: { marginInline: -24, paddingInline: 24 },
}

/** The input of what is drawn beside it: unseen, and as large as its label. */
export const overlaidInput: CSSObject = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  zIndex: 1,
  opacity: 0,
  cursor: 'inherit',
}

/** The look of a color to choose, so many pixels wide, beside its input: once chosen it has a ring and a tick. */
export const colourDot = (theme: Theme, side: number): CSSObject => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: side,
  blockSize: side,
  borderRadius: '50%',
  border: `1px solid ${theme.vars.palette.control}`,
  color: '#fff',
  '& svg': { opacity: 0, filter: 'drop-shadow(0 0 1.5px #000)' },
  'input:checked + &': {
    boxShadow: `0 0 0 2px ${theme.vars.palette.background.default}, 0 0 0 4px ${theme.vars.palette.primary.main}`,
  },
})
