import type { ReactNode } from 'react'
import { ThemeProvider } from '@mui/material/styles'
import { muiTheme } from './theme'

/** To be put around Material UI's components: gives them the look of the house. */
export function MuiTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={muiTheme} storageManager={null}>
      {children}
    </ThemeProvider>
  )
}
