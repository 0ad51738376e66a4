/**
 * The look of Material UI's components. Its palette are the CSS variables of `lib/tokens.ts`, so they
 * follow the scheme like everything else. Loaded only together with a component that needs it.
 */
import { createTheme } from '@mui/material/styles'
import { radius } from '@/lib/design'
import { theme as house } from '@/lib/styled'
import { feedback } from './families/feedback'
import { surfaces } from './families/surfaces'
import { typography } from './typography'

const { palette } = house.vars

export const muiTheme = createTheme({
  cssVariables: { cssVarPrefix: 'mui', nativeColor: true, disableCssColorScheme: true },
  palette: { ...palette, action: { ...palette.action, disabledOpacity: 1 } },
  shape: { borderRadius: radius.field },
  spacing: 8,
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  typography,
  components: { ...surfaces, ...feedback },
})
