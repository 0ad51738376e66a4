import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { Link, useParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Facts } from '@/components/Facts'
import { FormAlert } from '@/components/form/FormAlert'
import { Missing } from '@/components/Missing'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { StatusChip } from '@/components/StatusChip'
import { Trail } from '@/components/Trail'
import { useGetPayoutRunQuery, type PayoutRun, type PayoutRunDetail, type ShopPayout } from '@/features/operator/api'
import { Records } from '@/features/operator/components/Records'
import type { Shape } from '@/features/operator/components/shape'
import { BankFile } from '@/features/operator/money/BankFile'
import { ByHand } from '@/features/operator/money/ByHand'
import { isAwaited, isByHand, isUnderWay, payoutState, runState } from '@/features/operator/money/states'
import { runsText as words } from '@/features/operator/money/text'
import { consoleText } from '@/features/operator/text'
import { failureWords } from '@/features/seller/money/payoutStates'
import { formatDateTime, formatUtcDay } from '@/lib/dates'
import { formatNumber } from '@/lib/language'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'

/** A run that is under way is looked at this often. */
const everyMilliseconds = 3000

/** One round of payouts: how far it is, and what each shop gets. */
export function PayoutRunPage() {
  const id = Number(useParams().runId)
  const isId = Number.isSafeInteger(id) && id > 0
  const asked = isId ? { id } : skipToken
  const { currentData: data, error, refetch } = useGetPayoutRunQuery(asked, { refetchOnMountOrArgChange: true })
  const goesOn = data && (isUnderWay(data.run.status) || data.payouts.some(({ payout }) => isAwaited(payout)))
  useGetPayoutRunQuery(goesOn ? asked : skipToken, {
    pollingInterval: everyMilliseconds,
    skipPollingIfUnfocused: true,
  })
  if (!isId || (error && !data && problemOf(error).status === 404))
    return (
      <Missing title={words.missingTitle} text={words.missingText} to={paths.adminPayoutRuns()} all={words.all} />
    )
  return (
    <Stack spacing={2.5}>
      <PageTitle>{words.of(id)}</PageTitle>
      <Stack spacing={1}>
        <Trail crumbs={[{ name: consoleText.pages.payouts, to: paths.adminPayoutRuns() }]} current={words.of(id)} />
        <Row>
          <h1>{words.of(id)}</h1>
          {data && <StatusChip {...runState(data.run.status)} />}
        </Row>
      </Stack>
      {error && !data && <ErrorState title={words.oneFailed} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton aria-busy="true" height={360} />}
      {data && <RunFacts run={data.run} />}
      {data && data.leftOut.length > 0 && <LeftOut shops={data.leftOut} currency={data.run.currency} />}
      {data && <Payouts run={data.run} payouts={data.payouts} />}
    </Stack>
  )
}

function RunFacts({ run }: { run: PayoutRun }) {
  const { createdAt, scheduledFor, payouts, amount, currency, lastError } = run
  return (
    <>
      {lastError && run.status !== 'sent' && <FormAlert tone="warning">{words.lastError(lastError)}</FormAlert>}
      <Facts
        facts={[
          [words.total, formatMoney(amount, currency)],
          [words.shops, formatNumber(payouts)],
          [words.started, formatDateTime(createdAt)],
          [words.by, scheduledFor ? words.clock(formatUtcDay(scheduledFor)) : words.operator],
        ]}
      />
    </>
  )
}

/** Who was to be paid by the plan and is not. */
function LeftOut({ shops, currency }: { shops: PayoutRunDetail['leftOut']; currency: string }) {
  return (
    <FormAlert tone="warning">
      <strong>{words.leftOut}</strong>
      {shops.map(({ shopId, shopName, planned }) => (
        <div key={shopId}>
          <Link to={paths.adminShop(shopId)}>{shopName}</Link>: {words.planned(formatMoney(planned, currency))}
        </div>
      ))}
    </FormAlert>
  )
}

function Payouts({ run, payouts }: { run: PayoutRun; payouts: readonly ShopPayout[] }) {
  if (payouts.length === 0) return isUnderWay(run.status) ? null : <EmptyState title={words.noPayouts} />
  const hasTransfers = payouts.some(({ payout }) => isByHand(payout))
  return (
    <Stack spacing={1.5} component="section" aria-label={words.payouts}>
      <h2>{words.payouts}</h2>
      {hasTransfers && <BankFile runId={run.id} />}
      <Records label={words.payouts} items={payouts} shape={hasTransfers ? shapeByHand : shape} />
    </Stack>
  )
}

/** Where the money is, and why if it did not arrive. */
function PayoutState({ payout }: Pick<ShopPayout, 'payout'>) {
  return (
    <>
      <StatusChip {...payoutState(payout)} />
      {payout.failure && <p>{failureWords(payout.failure)}</p>}
    </>
  )
}

const shape: Shape<ShopPayout> = {
  keyOf: ({ payout }) => payout.id,
  title: {
    name: consoleText.shop,
    value: ({ shopId, shopName }) => <Link to={paths.adminShop(shopId)}>{shopName}</Link>,
  },
  columns: [
    { name: words.method, value: ({ payout }) => words.methods[payout.method] },
    { name: words.to, value: ({ payout }) => payout.account },
    { name: consoleText.amount, isAmount: true, value: ({ payout }) => formatMoney(payout.amount, payout.currency) },
  ],
  state: { name: consoleText.state, value: ({ payout }) => <PayoutState payout={payout} /> },
}

/** With the ways to say how a transfer went. */
const shapeByHand: Shape<ShopPayout> = {
  ...shape,
  actions: (shopPayout) => isByHand(shopPayout.payout) && <ByHand shopPayout={shopPayout} />,
}
