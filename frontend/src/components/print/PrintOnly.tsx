import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Global } from '@emotion/react'
import { styled } from '@mui/material/styles'

/** A sheet of paper: its size as CSS names it, and how far from its edges nothing is printed. */
export interface PaperFormat {
  size: string
  margin: string
}

const a4: PaperFormat = { size: 'A4', margin: '16mm' }

/** While this is rendered, only the paper is printed. */
const printOnlyStyles = (page: PaperFormat) => ({
  '@page': { ...page },
  '@media print': {
    ':root': { colorScheme: 'light' },
    'html, body': { background: '#fff !important' },
    '#root': { display: 'none !important' },
  },
})

const Paper = styled('article')({
  display: 'none',
  '& + &': { breakBefore: 'page' },
  '@media print': { display: 'block', color: '#000', background: '#fff', fontSize: '10.5pt', lineHeight: 1.4 },
})

/** What a page prints: it stands beside the page, is never seen on a screen, and is black on white in either scheme. */
export function PrintOnly({ page = a4, children }: { page?: PaperFormat; children: ReactNode }) {
  return createPortal(
    <Paper>
      <Global styles={printOnlyStyles(page)} />
      {children}
    </Paper>,
    document.body,
  )
}
