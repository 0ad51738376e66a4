import type { ReactNode } from 'react'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import ExternalLinkIcon from 'lucide-react/icons/external-link'
import { ProductTile } from '@/components/ProductTile'
import { Row } from '@/components/Row'
import { QuotedText } from '@/components/QuotedText'
import { StatusChip } from '@/components/StatusChip'
import { useFocusAfterChange } from '@/components/useFocusAfterChange'
import { ReviewPhotos } from '@/features/catalog/components/reviews/ReviewPhotos'
import { formatDate, formatDateTime } from '@/lib/dates'
import { tileOf } from '@/lib/design'
import { formatMoney } from '@/lib/money'
import type { Return } from '../../api'
import { returnStatusChip, type Viewer } from '../../returns'
import { ordersText } from '../../text'
import { returnText } from './text'

const { facts } = returnText

interface ReturnDetailsProps {
  orderReturn: Return
  currency: string
  viewer: Viewer
  /** Its heading; a level below that of what it stands in. */
  heading: 'h2' | 'h3'
  /** What can be done with it: a buyer does it knowing what they said, others read that first. */
  children?: ReactNode
}

const Head = styled(Row)(({ theme }) => ({ '& h3, & h2': theme.typography.h3 }))
const Lead = styled('p')({ fontWeight: 550, overflowWrap: 'anywhere' })

/** A return as buyer, shop and operator see it: where it stands and until when, the items, and what everybody said. */
export function ReturnDetails({ orderReturn, currency, viewer, heading: Heading, children }: ReturnDetailsProps) {
  // The step that was taken is gone from the page.
  const title = useFocusAfterChange<HTMLHeadingElement>(orderReturn.status)
  const decision = orderReturn.decision ? decisions[orderReturn.decision] : undefined
  return (
    <Stack spacing={2}>
      <Head spread>
        <Heading ref={title} tabIndex={-1}>
          {returnText.title}
        </Heading>
        <StatusChip {...returnStatusChip(orderReturn.status, viewer)} />
      </Head>
      <Lead>{returnStatusText(orderReturn, viewer, currency)}</Lead>
      {orderReturn.verdict && (
        <QuotedText title={facts.verdict}>
          {decision && <p>{decision}</p>}
          <p>{orderReturn.verdict}</p>
        </QuotedText>
      )}
      {orderReturn.answer && <QuotedText title={viewer === 'seller' ? facts.yourAnswer : facts.shopSays}>{orderReturn.answer}</QuotedText>}
      {orderReturn.label && (
        <div>
          <Small>{facts.label}</Small>
          <ReviewPhotos photos={[orderReturn.label]} title={facts.label} nameOf={() => facts.labelOf(orderReturn.id)} />
        </div>
      )}
      <Parcel orderReturn={orderReturn} />
      {viewer === 'buyer' && children}
      <ReturnLines orderReturn={orderReturn} />
      <QuotedText title={`${viewer === 'buyer' ? facts.youSay : facts.buyerSays}: ${reasonOf(orderReturn)}`}>{orderReturn.words}</QuotedText>
      {orderReturn.photos.length > 0 && <ReviewPhotos photos={orderReturn.photos} title={facts.photos} nameOf={facts.photo} />}
      {orderReturn.amount === null && (
        <Typography variant="body2" color="textSecondary">
          {facts.worth(formatMoney(orderReturn.worth, currency))}
        </Typography>
      )}
      {viewer !== 'buyer' && children}
      <ReturnHistory orderReturn={orderReturn} />
    </Stack>
  )
}

const decisions: Readonly<Record<string, string>> = facts.decisions
const reasons: Readonly<Record<string, string>> = returnText.reasons

/** Why something is given back, in words. */
export const reasonOf = ({ reason }: Pick<Return, 'reason'>) => reasons[reason] ?? reason.replaceAll('_', ' ')

/** Where it stands, whose turn it is until when, and what happens if they do nothing. */
function returnStatusText(of: Return, viewer: Viewer, currency: string): string {
  const words = returnText[viewer]
  const day = of.actBy ? formatDate(of.actBy) : ''
  const money = (amount: number | null) => formatMoney(amount ?? 0, currency)
  switch (of.status) {
    case 'requested':
      return of.reason === 'changed_mind' ? words.requestedMind(day) : words.requested(day)
    case 'offered':
      return words.offered(money(of.offer), day)
    case 'approved':
      return of.answer ? words.approved(day) : `${words.noAddress} ${words.approved(day)}`
    case 'decided':
      return words.approved(day)
    case 'declined':
      return words.declined(day)
    case 'escalated':
      return words.escalated
    case 'sent_back':
      return words.sent_back(day)
    case 'received':
      return words.received
    case 'refunded':
      return of.amount === 0 ? returnText.nothingLeft : words.refunded(money(of.amount))
    default:
      return words.closed
  }
}

const Small = styled('p')(({ theme }) => ({ ...theme.typography.subtitle2, marginBlockEnd: 4 }))

const Lines = styled('ul')({ display: 'grid', gap: 8 })
const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gap: 12,
  alignItems: 'center',
})

/** The items that it is about. */
function ReturnLines({ orderReturn }: { orderReturn: Return }) {
  return (
    <Lines>
      {orderReturn.lines.map((line) => (
        <Line key={line.lineId}>
          <ProductTile src={line.image} tile={tileOf(line.tile, line.lineId)} size={48} />
          <span>
            {ordersText.order.contents(
              line.quantity,
              [line.title, ...line.options.map(({ value }) => value)].join(', '),
            )}
          </span>
        </Line>
      ))}
    </Lines>
  )
}

const Tracking = styled('a')({ display: 'inline-flex', alignItems: 'center', gap: 4, minBlockSize: 44, marginBlock: -10 })
const Selectable = styled('span')({ userSelect: 'all', fontVariantNumeric: 'tabular-nums' })

/** The parcel on its way back. */
function Parcel({ orderReturn: { carrier, trackingNumber, trackingUrl } }: { orderReturn: Return }) {
  if (!carrier) return null
  return (
    <div>
      <Small>{facts.parcel}</Small>
      <p>
        {carrier}{' '}
        {trackingUrl ? (
          <Tracking href={trackingUrl} target="_blank" rel="noreferrer">
            {trackingNumber}
            <ExternalLinkIcon size={16} />
            <span className="visually-hidden">({facts.newTab})</span>
          </Tracking>
        ) : (
          <Selectable>{trackingNumber}</Selectable>
        )}
      </p>
    </div>
  )
}

const Steps = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  display: 'grid',
  gap: 8,
  overflowWrap: 'anywhere',
}))

const events: Readonly<Record<string, string>> = returnText.events

const eventOf = ({ status, actor }: Return['events'][number]) =>
  events[`${status}_${actor}`] ?? events[status] ?? status.replaceAll('_', ' ')

/** All that happened, newest first. */
function ReturnHistory({ orderReturn }: { orderReturn: Return }) {
  return (
    <Accordion>
      <AccordionSummary>{facts.history}</AccordionSummary>
      <AccordionDetails>
        <Steps>
          {orderReturn.events.toReversed().map((event, at) => (
            <li key={`${event.status}-${event.at}-${at}`}>
              {facts.step(eventOf(event), formatDateTime(event.at))}
              {event.words && <p>{facts.quote(event.words)}</p>}
            </li>
          ))}
        </Steps>
      </AccordionDetails>
    </Accordion>
  )
}
