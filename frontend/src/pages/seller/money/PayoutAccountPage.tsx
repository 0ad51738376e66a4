import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { ErrorState } from '@/components/ErrorState'
import { FormAlert } from '@/components/form/FormAlert'
import { PageTitle } from '@/components/Page'
import { BackOfficeBreadcrumbs } from '@/components/BackOfficeBreadcrumbs'
import { useGetPayoutAccountQuery, type PayoutAccount } from '@/features/seller/money/api'
import { MoneyTabs } from '@/features/seller/money/components/MoneyTabs'
import { PayoutAccountForm } from '@/features/seller/money/components/PayoutAccountForm'
import { moneyTabsText, payoutAccountText } from '@/features/seller/money/text'
import { formatDateTime, formatUtcDay } from '@/lib/dates'
import { media } from '@/lib/design'
import { paths } from '@/lib/paths'

/** Where the shop's money goes, and the form to say so. */
export function PayoutAccountPage() {
  const { data, isError, isLoading, refetch } = useGetPayoutAccountQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Stack spacing={2.5}>
      <PageTitle>{payoutAccountText.title}</PageTitle>
      <BackOfficeBreadcrumbs crumbs={[{ name: moneyTabsText.label, to: paths.sellerMoney() }]} current={moneyTabsText.account} />
      <h1>{moneyTabsText.label}</h1>
      <MoneyTabs current="account" />
      {data && <Account account={data.account} />}
      {!data && isError && <ErrorState title={payoutAccountText.loadFailed} onRetry={() => void refetch()} />}
      {isLoading && <Skeleton aria-busy="true" height={560} />}
    </Stack>
  )
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', alignItems: 'start' },
})
const Steps = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  paddingInlineStart: 18,
  listStyle: 'disc',
  ...theme.typography.body2,
}))

function Account({ account }: { account: PayoutAccount | null }) {
  const title = account ? payoutAccountText.change : payoutAccountText.add
  return (
    <Stack spacing={2}>
      {account ? <Present account={account} /> : <FormAlert tone="info">{payoutAccountText.none}</FormAlert>}
      <Columns>
        <Paper variant="panel" component="section" aria-label={title}>
          <Stack spacing={2}>
            <h2>{title}</h2>
            <PayoutAccountForm method={account?.method} />
          </Stack>
        </Paper>
        <Paper variant="panel" component="section" aria-label={payoutAccountText.what}>
          <Stack spacing={1.5}>
            <h3>{payoutAccountText.what}</h3>
            <Steps>
              {payoutAccountText.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </Steps>
          </Stack>
        </Paper>
      </Columns>
    </Stack>
  )
}

function Present({ account }: { account: PayoutAccount }) {
  return (
    <Paper variant="panel" component="section" aria-label={payoutAccountText.present}>
      <Stack spacing={1.5}>
        <div>
          <Typography variant="body2" color="textSecondary">
            {payoutAccountText.present}
          </Typography>
          <Typography variant="h3" component="p">
            {payoutAccountText.methods[account.method]}, {account.account}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {payoutAccountText.since(formatUtcDay(account.changedAt))}
          </Typography>
        </div>
        {account.heldUntil && (
          <FormAlert tone="info">{payoutAccountText.heldUntil(formatDateTime(account.heldUntil))}</FormAlert>
        )}
      </Stack>
    </Paper>
  )
}
