/** The parts of a paper: black lines, sizes as they are printed, rows never torn apart. */
import { styled } from '@mui/material/styles'

const black = '#000'
const line = '0.75pt solid #767676'

export const DocumentHeader = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: '4mm 12mm',
  paddingBlockEnd: '6mm',
  borderBlockEnd: `1.5pt solid ${black}`,
})

export const MarketplaceName = styled('p')({ fontSize: '16pt', fontWeight: 700 })

export const DocumentTitle = styled('p')({ fontSize: '16pt', fontWeight: 650 })

export const DocumentDetails = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '6mm 12mm',
  paddingBlock: '6mm',
  breakInside: 'avoid',
  '& dl': { display: 'grid', gridTemplateColumns: 'auto auto', columnGap: '6mm', alignContent: 'start' },
  '& dd': { fontWeight: 550, fontVariantNumeric: 'tabular-nums' },
  '& div > p:first-of-type': { fontWeight: 550 },
})

export const DocumentTable = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  marginBlockEnd: '6mm',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'start', fontWeight: 650, paddingBlockEnd: '2mm', breakAfter: 'avoid' },
  '& caption span': { fontWeight: 400, '&::before': { content: '"· "' } },
  '& thead': { display: 'table-header-group' },
  '& tr': { breakInside: 'avoid' },
  '& th, & td': { padding: '1.5mm 0', borderBlockEnd: line, textAlign: 'end', verticalAlign: 'top', whiteSpace: 'nowrap' },
  '& th + th, & td + td': { paddingInlineStart: '6mm' },
  '& th': { fontWeight: 550 },
  '& th:first-of-type, & td:first-of-type': { inlineSize: '100%', textAlign: 'start', whiteSpace: 'normal' },
})

export const DocumentTotals = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'end',
  breakInside: 'avoid',
  fontVariantNumeric: 'tabular-nums',
  '& dt, & dd': { paddingBlock: '0.5mm' },
  '& dd': { paddingInlineStart: '12mm', textAlign: 'end' },
  '& [data-total]': { paddingBlockStart: '1.5mm', borderBlockStart: `1pt solid ${black}`, fontSize: '12pt', fontWeight: 700 },
})
