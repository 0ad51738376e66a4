import type { ReactNode } from 'react'
import { Skeleton } from '@/components/Skeleton'
import { styled } from '@mui/material/styles'
import { useCurrency } from '@/components/Currency'
import { Panel, Stack } from '@/components/Panel'
import { SummaryRows } from '@/features/cart/components/SummaryRows'
import { media, radius } from '@/lib/design'
import { formatMoney } from '@/lib/money'
import type { Quote } from '../api'

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  paddingBlock: '16px 48px',
  [media.wide]: {
    gridTemplateColumns: 'minmax(0, 640px) 360px',
    justifyContent: 'center',
    gap: 32,
    paddingBlock: '32px 64px',
  },
})
const Folded = styled('details')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  paddingInline: 16,
  '& summary': { paddingBlock: 14, fontWeight: 650, cursor: 'pointer', fontVariantNumeric: 'tabular-nums' },
  '& dl': { paddingBlockEnd: 16 },
  [media.wide]: { display: 'none' },
}))
const Aside = styled('aside')({
  display: 'none',
  [media.wide]: { display: 'block', position: 'sticky', insetBlockStart: 88, alignSelf: 'start' },
})

interface CheckoutFrameProps {
  quote: Quote | undefined
  count: number
  children: ReactNode
}

/** Puts the sum beside the sections, or folded above them on a phone, its total always visible. */
export function CheckoutFrame({ quote, count, children }: CheckoutFrameProps) {
  const currency = useCurrency()
  const rows = quote ? <SummaryRows count={count} {...quote} /> : <Skeleton height={120} />
  return (
    <Columns>
      <Folded>
        <summary>Total {quote ? formatMoney(quote.total, currency) : '…'}</summary>
        {rows}
      </Folded>
      <Stack>{children}</Stack>
      <Aside>
        <Panel aria-label="Summary">
          <Stack>
            <h2>Summary</h2>
            {rows}
          </Stack>
        </Panel>
      </Aside>
    </Columns>
  )
}
