import type { ReactNode } from 'react'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { useCurrency } from '@/components/Currency'
import { Row } from '@/components/Row'
import { StatusChip } from '@/components/StatusChip'
import { cartPageText } from '@/features/cart/components/text'
import { formatDate, formatDateTime, formatUtcDays } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import type { OrderLine, ShopOrder } from '../api'
import { isOwnCancellation, refundReason } from '../refundReasons'
import { buyerOrderStatusChip, shopOrderStatusChip, steps as way, stepsDone } from '../status'
import { newestFirst, stepName } from '../steps'
import { ordersText } from '../text'
import { CancelRequests, OrderLines, Shipments } from './OrderLines'
import { Refunds } from './returns/Refunds'

const Head = styled(Row)(({ theme }) => ({
  justifyContent: 'space-between',
  '& h2': theme.typography.h3,
  '& a': { display: 'inline-block', paddingBlock: 9 },
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
  /** What is given back of it, right below where it is. */
  returns?: ReactNode
  /** What can be done with one line. */
  renderLine?: ((line: OrderLine) => ReactNode) | undefined
}

/** One shop's part of an order: where it is, what it holds, what can be done. */
export function ShopOrderCard({ shopOrder, actions, returns, renderLine }: ShopOrderCardProps) {
  const currency = useCurrency()
  const { shop, status, events, shipments, expectedDelivery, lines, discount, total, cancelRequests, note } = shopOrder
  return (
    <Paper variant="panel" component="section" aria-label={ordersText.order.fromShop(shop.name)}>
      <Stack spacing={2}>
        <Head>
          <h2>
            <Link to={paths.shop(shop.slug)}>{shop.name}</Link>
          </h2>
          <StatusChip {...buyerOrderStatusChip(shopOrder)} />
        </Head>
        {expectedDelivery && <p>{ordersText.order.expected(formatUtcDays(expectedDelivery.from, expectedDelivery.to))}</p>}
        <StatusSteps status={status} events={events} />
        {returns}
        {shipments.length > 0 && (
          <Stack spacing={1}>
            <Shipments shipments={shipments} lines={lines} />
          </Stack>
        )}
        <OrderEvents status={status} events={events} />
        <CancelRequests requests={cancelRequests} lines={lines} />
        <OrderLines lines={lines} renderLine={renderLine} />
        {note && <p>{ordersText.order.shopNote(note)}</p>}
        <Sum>
          {discount > 0 && (
            <Typography variant="body2" color="textSecondary" component="span">
              {cartPageText.discount} −{formatMoney(discount, currency)}
            </Typography>
          )}
          <strong>
            {cartPageText.shopTotal} {formatMoney(total, currency)}
          </strong>
        </Sum>
        <Refunds refunds={shopOrder.refunds} />
        {actions}
      </Stack>
    </Paper>
  )
}

interface StatusStepsProps {
  status: string
  events: readonly { status: string; at: string }[]
}

/** How far the parcel is: Preparing, Shipped, Delivered, each with its day. */
function StatusSteps({ status, events }: StatusStepsProps) {
  const done = stepsDone(status, events)
  if (done === 0) return null
  return (
    <Stepper alternativeLabel nonLinear activeStep={-1} aria-label={ordersText.order.progress}>
      {way.map((step, index) => {
        const isDone = index < done
        const event = isDone && events.find((entry) => entry.status === step)
        return (
          <Step key={step} completed={isDone} aria-current={index === done - 1 ? 'step' : undefined}>
            <StepLabel
              optional={
                event && (
                  <Typography variant="body2" component="span">
                    {formatDate(event.at)}
                  </Typography>
                )
              }
            >
              {shopOrderStatusChip(step).label}
            </StepLabel>
          </Step>
        )
      })}
    </Stepper>
  )
}

const History = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  display: 'grid',
  gap: 8,
}))

type Event = ShopOrder['events'][number]
type ParcelName = NonNullable<Event['parcel']>

const stepWords = {
  ...ordersText.order,
  // An order begins by waiting for its money; what happened then is that it was placed.
  state: (status: string) => (status === 'pending_payment' ? ordersText.order.orderPlaced : shopOrderStatusChip(status).label),
}

const parcelName = ({ carrier, trackingNumber }: ParcelName) => [carrier, trackingNumber].filter(Boolean).join(' ')

/** Who reads this cancelled it themselves, or is told why. */
function sentence(event: Event, before: Event | undefined): string {
  const name = stepName(event, before, stepWords)
  const isOwn = event.reason !== null && isOwnCancellation(event.reason)
  return [
    ordersText.order.latest(isOwn ? ordersText.order.byYou(name) : name, formatDateTime(event.at)),
    ...(event.parcel && event.corrected
      ? [ordersText.order.correctedTo(parcelName(event.parcel), parcelName(event.corrected))]
      : []),
    ...(event.reason && !isOwn ? [ordersText.order.reason(refundReason(event.reason))] : []),
  ].join(' · ')
}

/** The shop does not send something, and says why. */
const isCalledOff = ({ actor, cancelled, reason }: Event) => actor === 'seller' && cancelled > 0 && reason !== null

/** What the steps of the way say already: the part came where it stands, and nothing else. */
const isOnTheWay = (event: Event, before: Event | undefined) =>
  way.some((step) => step === event.status) &&
  !event.reason &&
  stepName(event, before, stepWords) === stepWords.state(event.status)

/** What happened last and what the shop called off, and on demand all that happened before. */
function OrderEvents({ status, events }: StatusStepsProps & { events: readonly Event[] }) {
  const steps = newestFirst(events)
  const [latest, before] = steps
  if (!latest) return null
  const isLatestShown = stepsDone(status, events) === 0 || !isOnTheWay(latest, before)
  const isShown = (event: Event) => (event === latest && isLatestShown) || isCalledOff(event)
  // Nothing to say and nothing to open: an empty box would double the gap.
  if (steps.length === 1 && !isShown(latest)) return null
  return (
    <div>
      {steps.map(
        (event, at) =>
          isShown(event) && (
            <Typography key={`${event.status}-${event.at}`} variant="body2" color="textSecondary">
              {sentence(event, steps[at + 1])}
            </Typography>
          ),
      )}
      {steps.length > 1 && (
        <Accordion>
          <AccordionSummary>{ordersText.order.history}</AccordionSummary>
          <AccordionDetails>
            <History>
              {steps.map((event, at) => (
                <li key={`${event.status}-${event.at}`}>{sentence(event, steps[at + 1])}</li>
              ))}
            </History>
          </AccordionDetails>
        </Accordion>
      )}
    </div>
  )
}
