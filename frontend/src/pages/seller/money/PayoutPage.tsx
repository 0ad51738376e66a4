import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { Link, useParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { Back } from '@/components/Back'
import { ErrorState } from '@/components/ErrorState'
import { FormAlert } from '@/components/form/FormAlert'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { StatusChip } from '@/components/StatusChip'
import { useGetSellerPayoutQuery, type Payout, type PayoutDetail } from '@/features/seller/money/api'
import { Missing } from '@/features/seller/money/components/Missing'
import { isBack, payoutWords } from '@/features/seller/money/payoutStates'
import { payoutText } from '@/features/seller/money/text'
import { formatDateTime } from '@/lib/dates'
import { media } from '@/lib/design'
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
      <Missing
        title={payoutText.missingTitle}
        text={payoutText.missingText}
        to={paths.sellerPayouts()}
        all={payoutText.all}
      />
    )
  return (
    <Stack spacing={2.5}>
      <PageTitle>{payoutText.of(id)}</PageTitle>
      <Back to={paths.sellerPayouts()}>{payoutText.all}</Back>
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
        <Back to={paths.sellerPayouts()}>{payoutText.all}</Back>
        <Row>
          <h1>{payoutText.of(payout.id)}</h1>
          <StatusChip {...payoutWords(payout.status)} />
        </Row>
      </Stack>
      <Outcome payout={payout} />
      <Facts payout={payout} />
      <Orders detail={detail} />
    </Stack>
  )
}

/** What became of the payout, and what there is to do about it. */
function Outcome({ payout }: { payout: Payout }) {
  if (payout.status === 'unclaimed')
    return <FormAlert tone="warning">{payoutText.unclaimed(payout.account)}</FormAlert>
  if (isBack(payout.status))
    return (
      <FormAlert>
        {payout.failure && <strong>{payoutText.why(payout.failure)}</strong>}
        <span>{payoutText.back}</span>
        <Button component={Link} variant="outlined" to={paths.sellerPayoutAccount()}>
          {payoutText.checkAccount}
        </Button>
      </FormAlert>
    )
  const meaning = (payoutText.meaning as Readonly<Record<string, string>>)[payout.status]
  return meaning ? <p>{meaning}</p> : null
}

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 16,
  [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { fontWeight: 550, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
}))

function Facts({ payout }: { payout: Payout }) {
  const ended = (payoutText.ended as Readonly<Record<string, string>>)[payout.status]
  const facts: [name: string, words: string][] = [
    [payoutText.amount, formatMoney(payout.amount, payout.currency)],
    [payoutText.account, payout.account],
    [payoutText.made, formatDateTime(payout.createdAt)],
  ]
  if (ended && payout.endedAt) facts.push([ended, formatDateTime(payout.endedAt)])
  return (
    <Paper variant="panel">
      <List>
        {facts.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </List>
    </Paper>
  )
}

const Lines = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: '10px 0',
    textAlign: 'start',
    fontWeight: 400,
    verticalAlign: 'top',
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  },
  '& thead th': { ...theme.typography.subtitle2, color: theme.vars.palette.text.secondary },
  '& tr > :last-child': { paddingInlineStart: 16, textAlign: 'end', whiteSpace: 'nowrap' },
  '& tfoot :is(th, td)': { fontWeight: 700, borderBlockEnd: 0, paddingBlockEnd: 0 },
  '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 44, marginBlock: -10 },
}))

/** The orders that a payout pays; with what is no order's they come to it. */
function Orders({ detail: { payout, lines, other } }: { detail: PayoutDetail }) {
  const money = (amount: number) => formatMoney(amount, payout.currency)
  return (
    <Paper variant="panel" component="section" aria-label={payoutText.orders}>
      <Stack spacing={1.5}>
        <h2>{payoutText.orders}</h2>
        <Lines>
          <thead>
            <tr>
              <th scope="col">{payoutText.order}</th>
              <th scope="col">{payoutText.amount}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ shopOrderId, orderNumber, amount }) => (
              <tr key={shopOrderId}>
                <th scope="row">
                  <Link to={paths.sellerOrder(shopOrderId)}>{orderNumber}</Link>
                </th>
                <td>{money(amount)}</td>
              </tr>
            ))}
            {other !== 0 && (
              <tr>
                <th scope="row">
                  {payoutText.other}
                  <Typography variant="body2" color="textSecondary">
                    {payoutText.otherHint}
                  </Typography>
                </th>
                <td>{money(other)}</td>
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{payoutText.sum}</th>
              <td>{money(payout.amount)}</td>
            </tr>
          </tfoot>
        </Lines>
      </Stack>
    </Paper>
  )
}
