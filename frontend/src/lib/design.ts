/** The few measures of the design that components need besides the theme's colors. */

/** Grounds of product tiles; a category keeps its tile for ever, so that a shelf reads as one family. */
export const tileNames = ['sand', 'mint', 'sky', 'rose', 'lilac', 'butter'] as const
export type TileName = (typeof tileNames)[number]

/** A tile name from the server, or a stable one derived from the id when it is unknown. */
export function tileOf(name: string | null | undefined, seed = 0): TileName {
  return tileNames.find((tile) => tile === name) ?? tileNames[Math.abs(seed) % tileNames.length] ?? 'sand'
}

export const radius = { field: 8, card: 12, dialog: 20, pill: 999 }

/**
 * A width of so many digits of Figtree, for lines that are read with ease: unlike CSS's `ch`, it is the same while the
 * words still stand in a font of the system.
 */
export const characters = (count: number) => `${Math.round(count * 0.624 * 100) / 100}em`

/** Durations with their easing, as CSS. */
export const motion = {
  press: '120ms cubic-bezier(.2,0,0,1)',
  menu: '180ms cubic-bezier(.2,0,0,1)',
  sheet: '240ms cubic-bezier(.2,0,0,1)',
  /** A sheet or toast on its way out: two thirds of the time in. */
  leave: '160ms cubic-bezier(.4,0,1,1)',
}

/** Media queries of the three breakpoints, of a header with room for more, and of pointers that can hover. */
export const media = {
  tablet: '@media (min-width:600px)',
  /** The header has room for selling, help and the color scheme beside the search. */
  roomy: '@media (min-width:720px)',
  wide: '@media (min-width:900px)',
  desktop: '@media (min-width:1200px)',
  phone: '@media (max-width:599px)',
  hover: '@media (hover:hover) and (pointer:fine)',
}

/** For words that only who listens needs, where there is no room to see them. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
