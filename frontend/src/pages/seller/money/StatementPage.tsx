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
import { ErrorState } from '@/components/ErrorState'
import { FormAlert } from '@/components/form/FormAlert'
import { PageTitle } from '@/components/Page'
import { PrintButton } from '@/components/print/PrintButton'
import { Row } from '@/components/Row'
import { useGetOwnShopQuery } from '@/features/seller/api'
import { useGetSellerStatementQuery, type Statement } from '@/features/seller/money/api'
import { Amounts } from '@/components/money/Amounts'
import { NotFoundState } from '@/components/NotFoundState'
import { MoneyBreadcrumbs } from '@/features/seller/money/components/MoneyTabs'
import { StatementPaper } from '@/features/seller/money/components/StatementPaper'
import { StatementLines } from '@/features/seller/money/components/StatementTable'
import { sumsOf } from '@/features/seller/money/statement'
import { ledgerText, statementText } from '@/features/seller/money/text'
import { useStatementDownload } from '@/features/seller/money/useStatementDownload'
import { formatMonth } from '@/lib/dates'
import { paths } from '@/lib/paths'

const monthShape = /^\d{4}-(?:0[1-9]|1[0-2])$/

/** One month of the shop's account, to look at, to print and to download. */
export function StatementPage() {
  const { month = '' } = useParams()
  const isMonth = monthShape.test(month)
  const { currentData, error, refetch } = useGetSellerStatementQuery(isMonth ? { month } : skipToken, {
    refetchOnMountOrArgChange: true,
  })
  if (!isMonth || (error && problemOf(error).status === 404))
    return (
      <NotFoundState
        title={statementText.missingTitle}
        text={statementText.missingText}
        to={paths.sellerStatements()}
        linkLabel={statementText.all}
      />
    )
  return (
    <Stack spacing={2.5}>
      <PageTitle>{statementText.of(formatMonth(month))}</PageTitle>
      <Head month={month} statement={currentData} />
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

interface HeadProps {
  month: string
  /** What is printed, once it is there. */
  statement: Statement | undefined
}

function Head({ month, statement }: HeadProps) {
  const { data: shop } = useGetOwnShopQuery()
  const { download, isBusy, fault } = useStatementDownload(month)
  return (
    <Stack spacing={1}>
      <MoneyBreadcrumbs view="statements" current={formatMonth(month)} />
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
          {statement && <PrintButton>{statementText.print}</PrintButton>}
        </Row>
      </Row>
      {fault && <FormAlert>{fault}</FormAlert>}
      <Typography variant="body2" color="textSecondary">
        {ledgerText.days}
      </Typography>
      {statement && <StatementPaper statement={statement} shopName={shop?.name ?? ''} />}
    </Stack>
  )
}

// What the month came to is the first thing to read, not the longest line of the page.
const Narrow = styled('div')({ maxInlineSize: 560 })

function Details({ statement }: { statement: Statement }) {
  return (
    <Stack spacing={4}>
      <Narrow>
        <Paper variant="panel" component="section" aria-label={statementText.summary}>
          <Amounts rows={sumsOf(statement)} />
        </Paper>
      </Narrow>
      <Stack spacing={2} component="section" aria-label={statementText.lines}>
        <h2>{statementText.lines}</h2>
        {statement.lines.length === 0 ? <p>{statementText.nothing}</p> : <StatementLines statement={statement} />}
      </Stack>
    </Stack>
  )
}
