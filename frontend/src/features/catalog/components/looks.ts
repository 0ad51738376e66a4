/** Two looks that several parts of the catalogue share. */
import type { CSSObject, Theme } from '@/lib/styled'

/** The focus ring of tiles and photos: a ring of the ground inside one of the primary colour, seen on any picture. */
export const doubleRing = (theme: Theme): CSSObject => ({
  outline: `2px solid ${theme.vars.palette.primary.main}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 2px ${theme.vars.palette.background.default}`,
})

/** Placeholders take their room at once and are seen after 150 ms, so that a quick answer never flickers. */
export const seenLate: CSSObject = {
  animation: 'seen-late 1ms 150ms backwards',
  '@keyframes seen-late': { from: { opacity: 0 } },
}
