/** Teaches Material UI's types the roles of `tokens.ts` and that CSS variables are always on. */
// oxlint-disable-next-line import/no-empty-named-blocks -- the import is there for its declarations alone
import type {} from '@mui/material/themeCssVarsAugmentation'
import type { HousePalette } from './tokens'

declare module '@mui/material/styles' {
  interface Palette extends HousePalette {}
  interface PaletteOptions extends Partial<HousePalette> {}
}
