import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { Panel, Stack } from '@/components/Panel'
import { Skeleton } from '@/components/Skeleton'
import { SummaryRows } from '@/features/cart/components/SummaryRows'
import { cartPageText } from '@/features/cart/components/text'
import { media, radius } from '@/lib/design'
import { formatMoney } from '@/lib/money'
import type { Quote } from '../api'
import { ordersText } from '../text'

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  paddingBlockEnd: 48,
  [media.wide]: {
    gridTemplateColumns: 'minmax(0, 640px) 360px',
    justifyContent: 'center',
    columnGap: 32,
    paddingBlockEnd: 64,
  },
})
const Title = styled('h1')({
  paddingBlock: 16,
  // As wide as the columns below.
  [media.wide]: { inlineSize: '100%', maxInlineSize: 1032, marginInline: 'auto', paddingBlock: '32px 16px' },
})
const Folded = styled('details')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  paddingInline: 16,
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 52,
    fontWeight: 650,
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    listStyle: 'none',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary svg': { marginInlineStart: 'auto' },
  '&[open] summary svg': { transform: 'rotate(180deg)' },
  '& dl': { paddingBlockEnd: 16 },
  [media.wide]: { display: 'none' },
}))
const Aside = styled('aside')({
  display: 'none',
  [media.wide]: { display: 'block', position: 'sticky', insetBlockStart: 88, alignSelf: 'start' },
})

interface CheckoutFrameProps {
  quote: Quote | undefined
  /** The figures are of an earlier choice. */
  isStale?: boolean
  count: number
  children: ReactNode
}

/** The heading above the frame. It stays while the frame's contents change, and so does the focus on it. */
export function CheckoutTitle() {
  return <Title>{ordersText.checkout.title}</Title>
}

/** Puts the sum beside the sections, or folded above them on a phone, its total always visible. */
export function CheckoutFrame({ quote, isStale = false, count, children }: CheckoutFrameProps) {
  const total = quote && formatMoney(quote.total, quote.currency)
  const rows = quote ? <SummaryRows count={count} isStale={isStale} {...quote} /> : <Skeleton height={113} />
  return (
    <Columns>
      <Folded>
        <summary>
          {total ? ordersText.checkout.summaryOf(total) : <Skeleton width={120} height={24} />}
          <span className="visually-hidden">{ordersText.checkout.summaryHint}</span>
          <Icon name="chevronDown" size={20} />
        </summary>
        {rows}
      </Folded>
      <Stack>{children}</Stack>
      <Aside>
        <Panel aria-label={cartPageText.summary}>
          <Stack>
            <h2>{cartPageText.summary}</h2>
            {rows}
          </Stack>
        </Panel>
      </Aside>
      <p role="status" className="visually-hidden">
        {total && !isStale && ordersText.checkout.summaryOf(total)}
      </p>
    </Columns>
  )
}
