import type { ReactNode, Ref } from 'react'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import StepIcon from '@mui/material/StepIcon'
import { styled } from '@mui/material/styles'
import { DelayedAppear } from '@/features/cart/components/DelayedAppear'
import { SummaryRows } from '@/features/cart/components/SummaryRows'
import { cartPageText } from '@/features/cart/components/text'
import { media } from '@/lib/design'
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
const Folded = styled(Accordion)({ fontVariantNumeric: 'tabular-nums', [media.wide]: { display: 'none' } })
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
      <Folded variant="outlined">
        <AccordionSummary>
          {total ? ordersText.checkout.folded(total) : <Skeleton width={180} height={24} />}
          <span className="visually-hidden">{ordersText.checkout.summaryHint}</span>
        </AccordionSummary>
        <AccordionDetails>{rows}</AccordionDetails>
      </Folded>
      <Stack spacing={2}>{children}</Stack>
      <Aside>
        <Paper variant="panel" component="section" aria-label={cartPageText.summary}>
          <Stack spacing={2}>
            <h2>{cartPageText.summary}</h2>
            {rows}
            <Button href={`#${paySection}`} variant="outlined">
              {ordersText.checkout.toPay}
            </Button>
          </Stack>
        </Paper>
      </Aside>
      <p role="status" className="visually-hidden">
        {total && !isStale && ordersText.checkout.summaryOf(total)}
      </p>
    </Columns>
  )
}

/** The id of the last section, to which the sum leads. */
export const paySection = 'pay'

interface CheckoutSectionProps {
  id?: string
  /** Which step it is; what may be left out is none. */
  number?: number
  title: string
  /** Nothing is left to do here. */
  isDone: boolean
  /** The way to change what is done. */
  change?: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 44,
  '& h2': { flex: 1, ...theme.typography.h3 },
  '& h2:focus': { outline: 'none' },
}))

/** One of the sections of the checkout; a finished one says so and can be changed. */
export function CheckoutSection({ id, number, title, isDone, change, headingRef, children }: CheckoutSectionProps) {
  const { done, step } = ordersText.checkout
  const isStep = number !== undefined
  return (
    <Paper variant="panel" component="section" aria-label={title} {...(id ? { id } : {})} sx={{ scrollMarginBlock: 88 }}>
      <Stack spacing={1.5}>
        <Head>
          {(isStep || isDone) && <StepIcon icon={number} completed={isDone} sx={{ fontSize: 28 }} />}
          <h2 ref={headingRef} tabIndex={-1}>
            {isDone && <span className="visually-hidden">{done} </span>}
            {isStep && !isDone && <span className="visually-hidden">{step(number)} </span>}
            {title}
          </h2>
          {change}
        </Head>
        {children}
      </Stack>
    </Paper>
  )
}

const words = ordersText.checkout

/** The checkout while the cart is on its way: its sections stand already, their contents are gray. */
export function CheckoutSkeleton() {
  const sections: readonly { number?: number; title: string; height: number }[] = [
    { number: 1, title: words.address, height: 120 },
    { number: 2, title: words.items, height: 104 },
    { title: words.coupon, height: 104 },
    { number: 3, title: words.pay, height: 88 },
  ]
  return (
    <CheckoutFrame quote={undefined} count={0}>
      {sections.map(({ height, ...section }) => (
        <CheckoutSection key={section.title} {...section} isDone={false}>
          <DelayedAppear aria-busy="true">
            <Skeleton height={height} />
          </DelayedAppear>
        </CheckoutSection>
      ))}
    </CheckoutFrame>
  )
}
