import type { ReactNode } from 'react'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { Link, useParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { ErrorState } from '@/components/ErrorState'
import { DescriptionList } from '@/components/DescriptionList'
import { FormAlert } from '@/components/form/FormAlert'
import { NotFoundState } from '@/components/NotFoundState'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { StatusChip } from '@/components/StatusChip'
import { BackOfficeBreadcrumbs } from '@/components/BackOfficeBreadcrumbs'
import { useGetPayoutRunQuery, type PayoutRun, type PayoutRunDetail, type ShopPayout } from '@/features/operator/api'
import { ListStates } from '@/features/operator/components/ListStates'
import { RecordList } from '@/features/operator/components/RecordList'
import type { RecordShape } from '@/features/operator/components/recordShape'
import { BankFileDownload } from '@/features/operator/money/BankFileDownload'
import { ManualPayoutActions } from '@/features/operator/money/ManualPayoutActions'
import { isManualTransfer, isUnderWay, payoutStatusChip, payoutRunStatusChip } from '@/features/operator/money/states'
import { runsText as words } from '@/features/operator/money/text'
import { consoleText } from '@/features/operator/text'
import { useListParams } from '@/features/operator/useListParams'
import { failureText } from '@/features/seller/money/payoutStates'
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
  const { page, toPage } = useListParams('show', ['all'])
  const asked = isId ? { id, page } : skipToken
  const query = useGetPayoutRunQuery(asked, { refetchOnMountOrArgChange: true })
  const { error, refetch } = query
  // The run stays while another page of it loads.
  const data = query.data?.run.id === id ? query.data : undefined
  const goesOn = data && (isUnderWay(data.run.status) || data.awaited > 0)
  useGetPayoutRunQuery(goesOn ? asked : skipToken, {
    pollingInterval: everyMilliseconds,
    skipPollingIfUnfocused: true,
  })
  if (!isId || (error && !data && problemOf(error).status === 404))
    return (
      <NotFoundState title={words.missingTitle} text={words.missingText} to={paths.adminPayoutRuns()} linkLabel={words.all} />
    )
  return (
    <Stack spacing={2.5}>
      <PageTitle>{words.of(id)}</PageTitle>
      <Stack spacing={1}>
        <BackOfficeBreadcrumbs crumbs={[{ name: consoleText.pages.payouts, to: paths.adminPayoutRuns() }]} current={words.of(id)} />
        <Row>
          <h1>{words.of(id)}</h1>
          {data && <StatusChip {...payoutRunStatusChip(data.run.status)} />}
        </Row>
      </Stack>
      {error && !data && <ErrorState title={words.oneFailed} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton aria-busy="true" height={360} />}
      {data && <RunFacts run={data.run} />}
      {data && data.leftOut.length > 0 && <LeftOut shops={data.leftOut} currency={data.run.currency} />}
      {data && (
        <Payouts detail={data}>
          <ListStates
            query={query}
            failed={words.oneFailed}
            none={{ title: words.noPayouts }}
            count={words.payoutCount}
            rowHeight={64}
            onPage={toPage}
          >
            {({ items, byHand }) => (
              <RecordList label={words.payouts} items={items} shape={byHand > 0 ? shapeByHand : shape} />
            )}
          </ListStates>
        </Payouts>
      )}
    </Stack>
  )
}

function RunFacts({ run }: { run: PayoutRun }) {
  const { createdAt, scheduledFor, payouts, amount, currency, lastError } = run
  return (
    <>
      {lastError && run.status !== 'sent' && <FormAlert tone="warning">{words.lastError(lastError)}</FormAlert>}
      <DescriptionList
        items={[
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

/** The list of payouts, once there is one, and the file of those to be made at the bank. */
function Payouts({ detail: { run, total, byHand }, children }: { detail: PayoutRunDetail; children: ReactNode }) {
  if (total === 0 && isUnderWay(run.status)) return null
  return (
    <Stack spacing={1.5} component="section" aria-label={words.payouts}>
      <h2>{words.payouts}</h2>
      {byHand > 0 && <BankFileDownload runId={run.id} />}
      {children}
    </Stack>
  )
}

/** Where the money is, and why if it did not arrive. */
function PayoutState({ payout }: Pick<ShopPayout, 'payout'>) {
  return (
    <>
      <StatusChip {...payoutStatusChip(payout)} />
      {payout.failure && <p>{failureText(payout.failure)}</p>}
    </>
  )
}

const shape: RecordShape<ShopPayout> = {
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
const shapeByHand: RecordShape<ShopPayout> = {
  ...shape,
  actions: (shopPayout) => isManualTransfer(shopPayout.payout) && <ManualPayoutActions shopPayout={shopPayout} />,
}
