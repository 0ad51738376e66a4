import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { BackLink } from '@/components/BackLink'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { PageTitle } from '@/components/Page'
import * as Box from '@/components/print/documentParts'
import { PaperSheet } from '@/components/print/PaperSheet'
import { PrintButton } from '@/components/print/PrintButton'
import { Row } from '@/components/Row'
import { useGetOrderQuery, type Return, type ShopOrder } from '@/features/orders/api'
import { reasonOf } from '@/features/orders/components/returns/ReturnDetails'
import { returnText } from '@/features/orders/components/returns/text'
import { ordersText } from '@/features/orders/text'
import { formatNumber } from '@/lib/language'
import { paths } from '@/lib/paths'

const words = returnText.slip

const Narrow = styled('div')({ maxInlineSize: 860 })
const Part = styled('div')({
  paddingBlockEnd: '6mm',
  '& h3': { fontSize: 'inherit', fontWeight: 650, paddingBlockEnd: '1mm' },
  '& img': { maxInlineSize: '100%', blockSize: 'auto', maxBlockSize: '200mm', breakInside: 'avoid' },
})
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
        action={<BackLink to={paths.orders()}>{ordersText.order.all}</BackLink>}
      />
    )
  return (
    <Stack spacing={2.5}>
      <PageTitle>{words.title}</PageTitle>
      <BackLink to={of ? paths.returnOf(id, of.id) : paths.order(id)}>{returnText.ask.back}</BackLink>
      <Row spread>
        <h1>{words.title}</h1>
        {of && (
          <PrintButton variant="contained">{words.print}</PrintButton>
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
    <Narrow>
      <PaperSheet label={words.title}>
        <Box.DocumentHeader>
          <p>{words.put}</p>
          <h2>{words.title}</h2>
        </Box.DocumentHeader>
        <Box.DocumentDetails>
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
        </Box.DocumentDetails>
        <Box.DocumentTable>
          <thead>
            <tr>
              <th scope="col">{words.goods}</th>
              <th scope="col">{words.quantity}</th>
            </tr>
          </thead>
          <tbody>
            {of.lines.map((line) => (
              <tr key={line.lineId}>
                <td>{[line.title, ...line.options.map(({ value }) => value)].join(', ')}</td>
                <td>{formatNumber(line.quantity)}</td>
              </tr>
            ))}
          </tbody>
        </Box.DocumentTable>
        {where && (
          <Part>
            <h3>{words.where}</h3>
            <Where>{where}</Where>
          </Part>
        )}
        {of.label && (
          <Part>
            <h3>{returnText.facts.label}</h3>
            <img
              src={of.label.url}
              alt={returnText.facts.labelOf(of.id)}
              {...(of.label.width && of.label.height ? { width: of.label.width, height: of.label.height } : {})}
            />
          </Part>
        )}
      </PaperSheet>
    </Narrow>
  )
}
