import { useState } from 'react'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { skipToken } from '@reduxjs/toolkit/query/react'
import DownloadIcon from 'lucide-react/icons/download'
import { useParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { Back } from '@/components/Back'
import { ErrorState } from '@/components/ErrorState'
import { FormAlert } from '@/components/form/FormAlert'
import { PageTitle } from '@/components/Page'
import { PrintButton } from '@/components/print/PrintButton'
import { Row } from '@/components/Row'
import { useGetOwnShopQuery } from '@/features/seller/api'
import { useGetSellerStatementQuery, type Statement } from '@/features/seller/money/api'
import { Amounts } from '@/features/seller/money/components/Amounts'
import { Missing } from '@/features/seller/components/Missing'
import { StatementLines } from '@/features/seller/money/components/StatementTable'
import { kindWords } from '@/features/seller/money/entries'
import { ledgerText, statementText } from '@/features/seller/money/text'
import { useStatementDownload } from '@/features/seller/money/useStatementDownload'
import { formatMonth } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'

const monthShape = /^\d{4}-(?:0[1-9]|1[0-2])$/

/** One month of the shop's account, on screen and on paper. */
export function StatementPage() {
  const { month = '' } = useParams()
  const isMonth = monthShape.test(month)
  const { currentData, error, refetch } = useGetSellerStatementQuery(isMonth ? { month } : skipToken, {
    refetchOnMountOrArgChange: true,
  })
  if (!isMonth || (error && problemOf(error).status === 404))
    return (
      <Missing
        title={statementText.missingTitle}
        text={statementText.missingText}
        to={paths.sellerStatements()}
        all={statementText.all}
      />
    )
  return (
    <Stack spacing={2.5}>
      <PageTitle>{statementText.of(formatMonth(month))}</PageTitle>
      <Head month={month} />
      {currentData && <Details statement={currentData} />}
      {!currentData && error && (
        <ErrorState
          title={statementText.oneFailed}
          text={problemOf(error).message}
          requestId={problemOf(error).requestId}
          onRetry={() => void refetch()}
        />
      )}
      {!currentData && !error && <Skeleton aria-busy="true" height={420} />}
    </Stack>
  )
}

// On paper it says whose it is: the bar with the shop's name is not printed.
const Owner = styled('p')({ display: 'none', '@media print': { display: 'block' } })

function Head({ month }: { month: string }) {
  const { data: shop } = useGetOwnShopQuery()
  const { download, isBusy, fault } = useStatementDownload(month)
  return (
    <Stack spacing={1}>
      <Back to={paths.sellerStatements()}>{statementText.all}</Back>
      <Owner>{shop && statementText.ofShop(shop.name)}</Owner>
      <Row spread>
        <h1>{formatMonth(month)}</h1>
        <Row>
          <Button
            variant="outlined"
            aria-busy={isBusy}
            startIcon={<DownloadIcon size={20} />}
            onClick={() => void download()}
          >
            {isBusy ? statementText.downloading : statementText.download}
          </Button>
          <PrintButton>{statementText.print}</PrintButton>
        </Row>
      </Row>
      {fault && <FormAlert>{fault}</FormAlert>}
      <Typography variant="body2" color="textSecondary">
        {ledgerText.days}
      </Typography>
    </Stack>
  )
}

// What the month came to is the first thing to read, not the longest line of the page.
const Narrow = styled('div')({ maxInlineSize: 560, '@media print': { maxInlineSize: 'none' } })

function Details({ statement }: { statement: Statement }) {
  const money = (amount: number) => formatMoney(amount, statement.currency)
  const [today] = useState(() => new Date().toISOString())
  const isOver = statement.month < today.slice(0, statement.month.length)
  const rows = [
    { label: statementText.opening, amount: money(statement.opening) },
    ...statement.totals.map(({ kind, amount }) => ({ label: kindWords(kind), amount: money(amount) })),
    { label: isOver ? statementText.closing : statementText.now, amount: money(statement.closing), isSum: true },
  ]
  return (
    <Stack spacing={4}>
      <Narrow>
        <Paper variant="panel" component="section" aria-label={statementText.summary}>
          <Amounts rows={rows} />
        </Paper>
      </Narrow>
      <Stack spacing={2} component="section" aria-label={statementText.lines}>
        <h2>{statementText.lines}</h2>
        {statement.lines.length === 0 ? <p>{statementText.nothing}</p> : <StatementLines statement={statement} />}
      </Stack>
    </Stack>
  )
}
