import { styled } from '@mui/material/styles'
import { postalLines } from '@/components/AddressText'
import { PrintOnly } from '@/components/print/PrintOnly'
import { radius } from '@/lib/design'
import type { ToPack } from '../api'
import { fontSizeFor, lineHeight, labelSheets, type LabelFormat } from './labels'
import { printText as words } from './text'

interface PaperProps {
  format: LabelFormat
}

/** So many millimetres of the paper, however large it is shown. */
const mm = (count: number) => `calc(var(--mm) * ${count})`

// On the screen a paper is as wide as there is room, and all on it with it.
const Shown = styled('article')(({ theme }) => ({
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  containerType: 'inline-size',
  '& li': { outline: '1px dashed #767676', outlineOffset: -1 },
}))
const onScreen = ({ width }: LabelFormat) => `calc(100cqi / ${width})`

const Paper = styled('ul', { shouldForwardProp: (name) => name !== 'format' && name !== 'unit' })<
  PaperProps & { unit: string }
>(({ format, unit }) => ({
  '--mm': unit,
  display: 'grid',
  gridTemplateColumns: `repeat(${format.columns}, ${mm(format.label.width)})`,
  gridAutoRows: mm(format.label.height),
  alignContent: 'start',
  columnGap: mm(format.gap),
  // A hair less than the paper, for what is rounded is not to need another one.
  blockSize: mm(format.height - 0.3),
  paddingBlockStart: mm(format.top),
  paddingInlineStart: mm(format.start),
  color: '#000',
  background: '#fff',
  colorScheme: 'light',
}))

const Label = styled('li', { shouldForwardProp: (name) => name !== 'padding' && name !== 'letters' })<{
  padding: number
  letters: number
}>(({ padding, letters }) => ({
  position: 'relative',
  overflow: 'hidden',
  padding: mm(padding),
  fontSize: mm(letters),
  lineHeight,
  overflowWrap: 'anywhere',
  '& > span': { display: 'block' },
  '& > small': { position: 'absolute', insetInlineEnd: mm(padding), insetBlockEnd: mm(1), fontSize: mm(2) },
}))

function Labels({ format, unit, orders }: PaperProps & { unit: string; orders: readonly (ToPack | null)[] }) {
  return (
    <Paper format={format} unit={unit}>
      {orders.map((order, place) => {
        if (!order) return <li key={`used-${place}`} aria-hidden="true" />
        const lines = postalLines(order.address)
        return (
          <Label key={order.id} padding={format.padding} letters={fontSizeFor(lines, format)}>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <small>{order.number}</small>
          </Label>
        )
      })}
    </Paper>
  )
}

interface LabelSheetsProps extends PaperProps {
  orders: readonly ToPack[]
  /** The label of the first paper with which to begin, from 1. */
  start: number
}

/** The addresses of orders on labels: as they will be on paper, and in print. */
export function LabelSheets({ format, orders, start }: LabelSheetsProps) {
  const papers = labelSheets(orders, format, start)
  return papers.map((labels, index) => (
    <div key={labels.find(Boolean)?.id}>
      <Shown aria-label={words.paper(index + 1, papers.length)}>
        <Labels format={format} unit={onScreen(format)} orders={labels} />
      </Shown>
      <PrintOnly page={{ size: format.size, margin: '0' }}>
        <Labels format={format} unit="1mm" orders={labels} />
      </PrintOnly>
    </div>
  ))
}
