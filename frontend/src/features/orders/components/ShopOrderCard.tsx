import type { ReactNode } from 'react'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { useCurrency } from '@/components/Currency'
import { Icon } from '@/components/icons/Icon'
import { Row } from '@/components/Row'
import { StatusChip } from '@/components/StatusChip'
import { cartPageText } from '@/features/cart/components/text'
import { formatDate, formatDateTime } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { OrderLine, ShopOrder } from '../api'
import { shopOrderWords, steps, stepsDone } from '../status'
import { ordersText } from '../text'
import { CancelRequests, OrderLines, Shipments } from './OrderLines'

const Head = styled(Row)(({ theme }) => ({
  justifyContent: 'space-between',
  '& h2': theme.typography.h3,
  '& a': { display: 'inline-block', paddingBlock: 9, color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
}))
const Sum = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  gap: '4px 16px',
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  fontVariantNumeric: 'tabular-nums',
}))

type ShopOrderCardProps = {
  shopOrder: ShopOrder
  actions?: ReactNode
  /** What can be done with one line. */
  renderLine?: ((line: OrderLine) => ReactNode) | undefined
}

/** One shop's part of an order: where it is, what it holds, what can be done. */
export function ShopOrderCard({ shopOrder, actions, renderLine }: ShopOrderCardProps) {
  const currency = useCurrency()
  const { shop, status, events, shipments, lines, discount, total, refunded, cancelRequests } = shopOrder
  return (
    <Paper variant="panel" component="section" aria-label={ordersText.order.fromShop(shop.name)}>
      <Stack spacing={2}>
        <Head>
          <h2>
            <Link to={paths.shop(shop.slug)}>{shop.name}</Link>
          </h2>
          <StatusChip {...shopOrderWords(status)} />
        </Head>
        <StatusSteps status={status} events={events} />
        {shipments.length > 0 && (
          <Stack spacing={1}>
            <Shipments shipments={shipments} lines={lines} />
          </Stack>
        )}
        <OrderEvents events={events} />
        <CancelRequests requests={cancelRequests} lines={lines} />
        <OrderLines lines={lines} renderLine={renderLine} />
        <Sum>
          {discount > 0 && (
            <Typography variant="body2" color="textSecondary" component="span">
              {cartPageText.discount} −{formatMoney(discount, currency)}
            </Typography>
          )}
          {refunded > 0 && (
            <Typography variant="body2" color="textSecondary" component="span">
              {ordersText.order.refunded(formatMoney(refunded, currency))}
            </Typography>
          )}
          <strong>
            {cartPageText.shopTotal} {formatMoney(total, currency)}
          </strong>
        </Sum>
        {actions}
      </Stack>
    </Paper>
  )
}

const List = styled('ol')({ display: 'flex', gap: 8 })
const Step = styled('li', { shouldForwardProp: (name) => name !== 'done' })<{ done: boolean }>(({ theme, done }) => ({
  flex: 1,
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  paddingBlockStart: 8,
  borderBlockStart: `4px solid ${done ? theme.vars.palette.primary.main : theme.vars.palette.divider}`,
  color: done ? theme.vars.palette.text.primary : theme.vars.palette.text.secondary,
  '& span': { display: 'flex', alignItems: 'center', gap: 4, ...theme.typography.subtitle2 },
  '& svg': { flex: 'none', color: theme.vars.palette.primary.main },
}))

interface StatusStepsProps {
  status: string
  events: readonly { status: string; at: string }[]
}

/** How far the parcel is: Confirmed, In delivery, Delivered, each with its day. */
function StatusSteps({ status, events }: StatusStepsProps) {
  const done = stepsDone(status)
  if (done === 0) return null
  return (
    <List aria-label={ordersText.order.progress}>
      {steps.map((step, index) => {
        const event = events.find((entry) => entry.status === step)
        return (
          <Step key={step} done={index < done} {...(index === done - 1 ? { 'aria-current': 'step' } : {})}>
            <span>
              {index < done && <Icon name="check" size={16} />}
              {shopOrderWords(step).label}
            </span>
            {index < done && event && (
              <Typography variant="body2" color="textSecondary">
                {formatDate(event.at)}
              </Typography>
            )}
          </Step>
        )
      })}
    </List>
  )
}

const History = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  display: 'grid',
  gap: 8,
}))

type Event = ShopOrder['events'][number]

/** A step that leaves the state as it was tells how many pieces it took; what got lost is never called cancelled. */
function nameOf({ status, cancelled, lost }: Event): string {
  if (lost > 0) return ordersText.order.lostPieces(lost)
  return cancelled > 0 && status !== 'cancelled'
    ? ordersText.order.cancelledPieces(cancelled)
    : shopOrderWords(status).label
}

const sentence = (event: Event) =>
  [
    ordersText.order.latest(nameOf(event), formatDateTime(event.at)),
    ...(event.reason ? [ordersText.order.reason(event.reason)] : []),
  ].join(' · ')

/** What happened last, and on demand all that happened before. */
function OrderEvents({ events }: { events: readonly Event[] }) {
  const newestFirst = events.toSorted((a, b) => b.at.localeCompare(a.at))
  const [latest] = newestFirst
  if (!latest) return null
  if (newestFirst.length === 1)
    return (
      <Typography variant="body2" color="textSecondary">
        {sentence(latest)}
      </Typography>
    )
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {sentence(latest)}
      </Typography>
      <Accordion>
        <AccordionSummary>{ordersText.order.history}</AccordionSummary>
        <AccordionDetails>
          <History>
            {newestFirst.map((event) => (
              <li key={`${event.status}-${event.at}`}>{sentence(event)}</li>
            ))}
          </History>
        </AccordionDetails>
      </Accordion>
    </div>
  )
}
