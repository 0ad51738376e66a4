import { useState } from 'react'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { useCurrency } from '@/components/Currency'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { LinkRow, RowCard } from '@/components/LinkRow'
import { PageTitle } from '@/components/Page'
import { BackOfficeBreadcrumbs } from '@/components/BackOfficeBreadcrumbs'
import { useListSellerStatementsQuery } from '@/features/seller/money/api'
import { MoneyTabs } from '@/features/seller/money/components/MoneyTabs'
import { ledgerText, moneyTabsText, statementText } from '@/features/seller/money/text'
import { formatMonth } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'

const Figure = styled('span')({ flex: 'none', fontVariantNumeric: 'tabular-nums' })

const skeletonHeight = 210
const monthLength = '2026-11'.length

/** The months of the shop's account, the latest first. */
export function StatementsPage() {
  const currency = useCurrency()
  const [present] = useState(() => new Date().toISOString().slice(0, monthLength))
  const { data, isError, isLoading, refetch } = useListSellerStatementsQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <Stack spacing={2.5}>
      <PageTitle>{statementText.title}</PageTitle>
      <BackOfficeBreadcrumbs crumbs={[{ name: moneyTabsText.label, to: paths.sellerMoney() }]} current={moneyTabsText.statements} />
      <h1>{moneyTabsText.label}</h1>
      <MoneyTabs current="statements" />
      {!data && isError && <ErrorState title={statementText.loadFailed} onRetry={() => void refetch()} />}
      {isLoading && <Skeleton aria-busy="true" height={skeletonHeight} />}
      {data?.months.length === 0 && (
        <EmptyState
          title={statementText.emptyTitle}
          text={statementText.emptyText}
          action={
            <Button component={Link} variant="outlined" to={paths.sellerMoney()}>
              {statementText.toBalance}
            </Button>
          }
        />
      )}
      {data && data.months.length > 0 && (
        <RowCard aria-label={statementText.title}>
          {data.months.map(({ month, entries, closing }) => {
            const count = ledgerText.count(entries)
            return (
              <LinkRow
                key={month}
                to={paths.sellerStatement(month)}
                label={formatMonth(month)}
                hint={month === present ? statementText.running(count) : count}
                end={<Figure>{statementText.closingShort(formatMoney(closing, currency))}</Figure>}
              />
            )
          })}
        </RowCard>
      )}
    </Stack>
  )
}
