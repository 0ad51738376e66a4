import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { Link, useParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { ErrorState } from '@/components/ErrorState'
import { FormAlert } from '@/components/form/FormAlert'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { StatusChip } from '@/components/StatusChip'
import { useGetSellerPayoutQuery, type Payout, type PayoutDetail } from '@/features/seller/money/api'
import { DescriptionList } from '@/components/DescriptionList'
import { NotFoundState } from '@/components/NotFoundState'
import { AmountCell, MoneyTable, NumberLink } from '@/components/money/MoneyTable'
import { MoneyBreadcrumbs } from '@/features/seller/money/components/MoneyTabs'
import { failureText, isReturnedToBalance, payoutStatusChip } from '@/features/seller/money/payoutStates'
import { payoutText } from '@/features/seller/money/text'
import { formatDateTime } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'

/** One payout: what came of it, and the orders that it pays. */
export function PayoutPage() {
  const id = Number(useParams().payoutId)
  const isId = Number.isSafeInteger(id) && id > 0
  const { currentData: data, error, refetch } = useGetSellerPayoutQuery(isId ? { id } : skipToken, {
    refetchOnMountOrArgChange: true,
  })
  if (data) return <Details detail={data} />
  if (!isId || (error && problemOf(error).status === 404))
    return (
      <NotFoundState
        title={payoutText.missingTitle}
        text={payoutText.missingText}
        to={paths.sellerPayouts()}
        linkLabel={payoutText.all}
      />
    )
  return (
    <Stack spacing={2.5}>
      <PageTitle>{payoutText.of(id)}</PageTitle>
      <MoneyBreadcrumbs view="payouts" current={payoutText.of(id)} />
      <h1>{payoutText.of(id)}</h1>
      {error ? (
        <ErrorState
          title={payoutText.oneFailed}
          text={problemOf(error).message}
          requestId={problemOf(error).requestId}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton aria-busy="true" height={420} />
      )}
    </Stack>
  )
}

function Details({ detail }: { detail: PayoutDetail }) {
  const { payout } = detail
  return (
    <Stack spacing={2.5}>
      <PageTitle>{payoutText.of(payout.id)}</PageTitle>
      <Stack spacing={1}>
        <MoneyBreadcrumbs view="payouts" current={payoutText.of(payout.id)} />
        <Row>
          <h1>{payoutText.of(payout.id)}</h1>
          <StatusChip {...payoutStatusChip(payout.status)} />
        </Row>
      </Stack>
      <Outcome payout={payout} />
      <PayoutFacts payout={payout} />
      <Orders detail={detail} />
    </Stack>
  )
}

/** What became of the payout, and what there is to do about it. */
function Outcome({ payout }: { payout: Payout }) {
  if (payout.status === 'unclaimed')
    return <FormAlert tone="warning">{payoutText.unclaimed(payout.account)}</FormAlert>
  if (isReturnedToBalance(payout.status))
    return (
      <FormAlert>
        {payout.failure && <strong>{payoutText.why(failureText(payout.failure))}</strong>}
        <span>{payoutText.back}</span>
        <Button component={Link} variant="outlined" to={paths.sellerPayoutAccount()}>
          {payoutText.checkAccount}
        </Button>
      </FormAlert>
    )
  const meaning = (payoutText.meaning as Readonly<Record<string, string>>)[payout.status]
  return meaning ? <p>{meaning}</p> : null
}

function PayoutFacts({ payout }: { payout: Payout }) {
  const ended = (payoutText.ended as Readonly<Record<string, string>>)[payout.status]
  const end = ended && payout.endedAt ? [[ended, formatDateTime(payout.endedAt)] as const] : []
  return (
    <DescriptionList
      items={[
        [payoutText.amount, formatMoney(payout.amount, payout.currency)],
        [payoutText.account, payout.account],
        [payoutText.made, formatDateTime(payout.createdAt)],
        ...end,
      ]}
    />
  )
}

/** The orders that a payout pays; with what is no order's they come to it. */
function Orders({ detail: { payout, lines, other } }: { detail: PayoutDetail }) {
  const money = (amount: number) => formatMoney(amount, payout.currency)
  return (
    <Stack spacing={1.5} component="section" aria-label={payoutText.orders}>
      <h2>{payoutText.orders}</h2>
      <TableContainer component={Paper} variant="outlined">
        <MoneyTable>
          <TableHead>
            <TableRow>
              <TableCell>{payoutText.order}</TableCell>
              <AmountCell>{payoutText.amount}</AmountCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map(({ shopOrderId, orderNumber, amount }) => (
              <TableRow key={shopOrderId}>
                <TableCell component="th" scope="row">
                  <NumberLink to={paths.sellerOrder(shopOrderId)}>{orderNumber}</NumberLink>
                </TableCell>
                <AmountCell>{money(amount)}</AmountCell>
              </TableRow>
            ))}
            {other !== 0 && (
              <TableRow>
                <TableCell component="th" scope="row">
                  {payoutText.other}
                  <Typography variant="body2" color="textSecondary">
                    {payoutText.otherHint}
                  </Typography>
                </TableCell>
                <AmountCell>{money(other)}</AmountCell>
              </TableRow>
            )}
          </TableBody>
          <TableFooter>
            <TableRow>
              <TableCell component="th" scope="row">
                {payoutText.sum}
              </TableCell>
              <AmountCell>{money(payout.amount)}</AmountCell>
            </TableRow>
          </TableFooter>
        </MoneyTable>
      </TableContainer>
    </Stack>
  )
}
