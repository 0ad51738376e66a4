import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { skipToken } from '@reduxjs/toolkit/query/react'
import ChevronLeftIcon from 'lucide-react/icons/chevron-left'
import PrinterIcon from 'lucide-react/icons/printer'
import { Link, useParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { useGetOrderQuery, type Return, type ShopOrder } from '@/features/orders/api'
import { reasonOf } from '@/features/orders/components/returns/ReturnFacts'
import { returnText } from '@/features/orders/components/returns/text'
import { ordersText } from '@/features/orders/text'
import { formatNumber } from '@/lib/language'
import { paths } from '@/lib/paths'

const words = returnText.slip

const Back = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minBlockSize: 44,
  paddingInlineEnd: 12,
})
const Slip = styled(Paper)(({ theme }) => ({
  display: 'grid',
  gap: 20,
  '& h2': theme.typography.h3,
  '& dl': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '4px 24px' },
  '& dd': { fontWeight: 550, overflowWrap: 'anywhere' },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse' },
  '& th, & td': { padding: 8, textAlign: 'start', borderBlockEnd: `1px solid ${theme.vars.palette.divider}` },
  '& th:first-of-type, & td:first-of-type': { inlineSize: 96 },
  '& img': { maxInlineSize: '100%', blockSize: 'auto', maxBlockSize: '200mm', breakInside: 'avoid' },
  '@media print': { border: 0, padding: 0 },
}))
const Where = styled('p')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

/** The paper that goes into the parcel back: which return it is, what is inside, and where it goes. */
export function ReturnSlipPage() {
  const { orderId, returnId } = useParams()
  const id = Number(orderId)
  const isId = Number.isSafeInteger(id) && id > 0
  const { data: order, error, refetch } = useGetOrderQuery(isId ? { id } : skipToken)
  const parts = order?.shopOrders ?? []
  const shopOrder = parts.find(({ returns }) => returns.some((entry) => entry.id === Number(returnId)))
  const of = shopOrder?.returns.find((entry) => entry.id === Number(returnId))
  if (!isId || (order && !of) || (error && !order && problemOf(error).status === 404))
    return (
      <EmptyState
        heading="h1"
        title={words.missing}
        text={words.missingText}
        action={<Back to={paths.orders()}>{ordersText.order.all}</Back>}
      />
    )
  return (
    <Stack spacing={2.5}>
      <PageTitle>{words.title}</PageTitle>
      <div data-print="none">
        <Back to={of ? paths.returnOf(id, of.id) : paths.order(id)}>
          <ChevronLeftIcon size={20} />
          {returnText.ask.back}
        </Back>
      </div>
      <Row spread>
        <h1>{words.title}</h1>
        {of && (
          <Button variant="contained" startIcon={<PrinterIcon size={20} />} onClick={() => window.print()}>
            {words.print}
          </Button>
        )}
      </Row>
      {shopOrder && of && <WholeSlip shopOrder={shopOrder} of={of} />}
      {!order && error && (
        <ErrorState title={words.failed} text={problemOf(error).message} onRetry={() => void refetch()} />
      )}
      {!order && !error && <Skeleton height={420} aria-busy="true" />}
    </Stack>
  )
}

interface WholeSlipProps {
  shopOrder: ShopOrder
  of: Return
}

function WholeSlip({ shopOrder, of }: WholeSlipProps) {
  const where = of.status === 'decided' ? of.verdict : of.answer
  return (
    <Slip variant="panel">
      <p>{words.put}</p>
      <dl>
        <dt>{words.word}</dt>
        <dd>{of.id}</dd>
        <dt>{words.order}</dt>
        <dd>{of.orderNumber}</dd>
        <dt>{words.shop}</dt>
        <dd>{shopOrder.shop.name}</dd>
        <dt>{words.reason}</dt>
        <dd>{reasonOf(of)}</dd>
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.quantity}</th>
            <th scope="col">{words.goods}</th>
          </tr>
        </thead>
        <tbody>
          {of.lines.map((line) => (
            <tr key={line.lineId}>
              <td>{formatNumber(line.quantity)}</td>
              <td>{[line.title, ...line.options.map(({ value }) => value)].join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {where && (
        <div>
          <h2>{words.where}</h2>
          <Where>{where}</Where>
        </div>
      )}
      {of.label && (
        <div>
          <h2>{returnText.facts.label}</h2>
          <img
            src={of.label.url}
            alt={returnText.facts.labelOf(of.id)}
            {...(of.label.width && of.label.height ? { width: of.label.width, height: of.label.height } : {})}
          />
        </div>
      )}
    </Slip>
  )
}
