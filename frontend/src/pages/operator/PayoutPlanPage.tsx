import { useState } from 'react'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { useNavigate } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { ConfirmDialog } from '@/components/ConfirmDialog'
import { DescriptionList } from '@/components/DescriptionList'
import { FormAlert } from '@/components/form/FormAlert'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { BackOfficeBreadcrumbs } from '@/components/BackOfficeBreadcrumbs'
import { usePlanPayoutRunQuery, useStartPayoutRunMutation, type PayoutPlan, type PlannedPayout } from '@/features/operator/api'
import { ListStates } from '@/features/operator/components/ListStates'
import { RecordList } from '@/features/operator/components/RecordList'
import type { RecordShape } from '@/features/operator/components/recordShape'
import { obstacleText } from '@/features/operator/money/states'
import { runsText as words } from '@/features/operator/money/text'
import { consoleText } from '@/features/operator/text'
import { useListParams } from '@/features/operator/useListParams'
import { useIdempotencyKey } from '@/features/orders/useIdempotencyKey'
import { formatMoney } from '@/lib/money'
import { formatNearDate, formatNearDateTime } from '@/lib/nearDates'
import { paths } from '@/lib/paths'

/** What a payout run would do at this moment, and the way to have it done. */
export function PayoutPlanPage() {
  const { page, toPage } = useListParams('show', ['all'])
  const query = usePlanPayoutRunQuery({ page }, { refetchOnMountOrArgChange: true })
  // What is planned in all stays while another page loads.
  const { data: plan, error } = query
  return (
    <Stack spacing={2.5}>
      <PageTitle>{words.planTitle}</PageTitle>
      <div>
        <BackOfficeBreadcrumbs crumbs={[{ name: consoleText.pages.payouts, to: paths.adminPayoutRuns() }]} current={words.planTitle} />
        <h1>{words.planTitle}</h1>
      </div>
      {!plan && !error && <Skeleton aria-busy="true" height={360} />}
      {plan && plan.total > 0 && <PlanFacts plan={plan} />}
      {(plan || error) && (
        <ListStates
          query={query}
          failed={words.planFailed}
          none={{ title: words.planNone, text: words.planNoneText }}
          count={words.planCount}
          rowHeight={64}
          onPage={toPage}
        >
          {({ items, currency }) => <RecordList label={words.plan} items={items} shape={shapeIn(currency)} />}
        </ListStates>
      )}
    </Stack>
  )
}

/** What the plan comes to over all shops, and the way to begin it. */
function PlanFacts({ plan }: { plan: PayoutPlan }) {
  const { amount, payouts, balance, heldBack, available, currency, version } = plan
  const money = (minor: number) => formatMoney(minor, currency)
  return (
    <>
      {payouts > 0 ? (
        <Row spread>
          <p>{words.due(payouts, money(amount))}</p>
          <Start shops={payouts} amount={money(amount)} version={version} />
        </Row>
      ) : (
        <FormAlert tone="info">
          <strong>{words.nobodyDue}</strong>
          <span>{words.nobodyDueText}</span>
        </FormAlert>
      )}
      <DescriptionList
        items={[
          [words.owed, money(balance)],
          [words.heldBack, money(heldBack)],
          [words.available, money(available)],
          [words.getInAll, money(amount)],
        ]}
      />
    </>
  )
}

/** What of a balance cannot be paid out yet, and why. */
function heldBackOf({ pending, held, reserved }: PlannedPayout, currency: string) {
  const parts = [
    [words.heldBackParts.pending, pending],
    [words.heldBackParts.held, held],
    [words.heldBackParts.reserved, reserved],
  ] as const
  const kept = parts.filter(([, amount]) => amount > 0)
  return kept.length === 0 ? null : kept.map(([why, amount]) => <div key={why}>{why}: {formatMoney(amount, currency)}</div>)
}

const isGiven = (part: string | null) => part !== null

/** Why a shop is not paid, since or until when, and what an operator told it. */
function obstacleOf({ obstacle, heldUntil, payoutsHeld }: PlannedPayout) {
  if (payoutsHeld)
    return (
      <>
        {obstacleText('payouts_held')}, {words.heldSince(formatNearDate(payoutsHeld.since))}
        <div>{payoutsHeld.reason}</div>
      </>
    )
  return [obstacle && obstacleText(obstacle), heldUntil && words.until(formatNearDateTime(heldUntil))].filter(isGiven).join(', ')
}

/** Each shop that is owed something: what it gets, or why it is not paid. */
const shapeIn = (currency: string): RecordShape<PlannedPayout> => ({
  keyOf: ({ shopId }) => shopId,
  title: { name: consoleText.shop, value: ({ shopName }) => shopName },
  columns: [
    { name: words.to, value: ({ account }) => account },
    { name: words.obstacle, value: obstacleOf },
    { name: words.owed, isAmount: true, value: ({ balance }) => formatMoney(balance, currency) },
    { name: words.heldBack, isAmount: true, value: (shop) => heldBackOf(shop, currency) },
    { name: words.available, isAmount: true, value: ({ available }) => formatMoney(available, currency) },
    { name: words.gets, isAmount: true, value: ({ amount }) => <strong>{formatMoney(amount, currency)}</strong> },
  ],
})

/** Begins the run of this plan, once however often it is pressed; one that has changed is shown anew. */
function Start({ shops, amount, version }: { shops: number; amount: string; version: string }) {
  const navigate = useNavigate()
  const [start, { isLoading }] = useStartPayoutRunMutation()
  const keyOf = useIdempotencyKey()
  const [isAsked, setAsked] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const run = async () => {
    setAsked(false)
    setFault(null)
    // A run that was begun and whose answer got lost is the same run when it is tried again.
    const { data, error } = await start({ 'Idempotency-Key': keyOf(version), plan: version })
    if (error) return setFault(problemOf(error).message)
    toast.success(words.begun)
    return navigate(paths.adminPayoutRun(data.id))
  }
  return (
    <Stack spacing={1.5}>
      {fault && <FormAlert>{fault}</FormAlert>}
      <Button variant="contained" size="large" aria-busy={isLoading} onClick={() => !isLoading && setAsked(true)}>
        {words.start(amount)}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={words.startQuestion(amount)}
        text={words.startText(shops)}
        confirmLabel={words.start(amount)}
        cancelLabel={words.startKeep}
        danger={false}
        onConfirm={() => void run()}
        onClose={() => setAsked(false)}
      />
    </Stack>
  )
}
