/** The one theme: both schemes as CSS variables, chosen by `data-theme` on the root element. */
import './augment'
import { createTheme } from '@mui/material/styles'
import { radius } from '@/lib/design'
import { feedback } from './families/feedback'
import { surfaces } from './families/surfaces'
import { dark, light } from './tokens'
import { typography } from './typography'

export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'hs', colorSchemeSelector: '[data-theme="%s"]' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  shape: { borderRadius: radius.field },
  spacing: 8,
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  typography,
  components: { ...surfaces, ...feedback },
})
