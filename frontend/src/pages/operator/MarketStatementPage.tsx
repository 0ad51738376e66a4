import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { skipToken } from '@reduxjs/toolkit/query/react'
import DownloadIcon from 'lucide-react/icons/download'
import { useNavigate, useParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { saveCsv, separator } from '@/api/csv'
import { ErrorState } from '@/components/ErrorState'
import { InlineSelect } from '@/components/form/InlineSelect'
import { NotFoundState } from '@/components/NotFoundState'
import { Amounts } from '@/components/money/Amounts'
import { PageTitle } from '@/components/Page'
import { Panel } from '@/components/Panel'
import { PrintButton } from '@/components/print/PrintButton'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import { BackOfficeBreadcrumbs } from '@/components/BackOfficeBreadcrumbs'
import {
  useGetMarketStatementQuery,
  useLazyExportMarketStatementQuery,
  useListMarketStatementsQuery,
  useListShopStatementsQuery,
  type MarketStatement,
} from '@/features/operator/api'
import { MarketStatementPaper } from '@/features/operator/statements/MarketStatementPaper'
import { ShopFigures } from '@/features/operator/statements/ShopFigures'
import { accountsOf } from '@/features/operator/statements/sums'
import { marketStatementText as words } from '@/features/operator/statements/text'
import { consoleText } from '@/features/operator/text'
import { formatMonth } from '@/lib/dates'
import { paths } from '@/lib/paths'

const monthShape = /^\d{4}-(?:0[1-9]|1[0-2])$/

/** One month of the marketplace's books, to look at, to print and to download. */
export function MarketStatementPage() {
  const { month = '' } = useParams()
  const isMonth = monthShape.test(month)
  const { currentData, error, refetch } = useGetMarketStatementQuery(isMonth ? { month } : skipToken, {
    refetchOnMountOrArgChange: true,
  })
  if (!isMonth)
    return <NotFoundState title={words.missingTitle} text={words.missingText} to={paths.adminStatements()} linkLabel={words.all} />
  return (
    <Stack spacing={2.5}>
      <PageTitle>{words.of(formatMonth(month))}</PageTitle>
      <Head month={month} statement={currentData} />
      {!currentData && error && (
        <ErrorState
          title={words.oneFailed}
          text={problemOf(error).message}
          requestId={problemOf(error).requestId}
          onRetry={() => void refetch()}
        />
      )}
      {!currentData && !error && <Skeleton aria-busy="true" height={420} />}
      {currentData && <Accounts statement={currentData} />}
      {currentData && <ShopFigures key={month} month={month} />}
    </Stack>
  )
}

/** As many shops as are printed. */
const printed = 100

function Head({ month, statement }: { month: string; statement: MarketStatement | undefined }) {
  const navigate = useNavigate()
  const { data: known } = useListMarketStatementsQuery()
  const {
    currentData: shops,
    isError,
    refetch,
  } = useListShopStatementsQuery({ month, page: 1, pageSize: printed })
  const [fetchTable, { isFetching }] = useLazyExportMarketStatementQuery()
  const save = async () => {
    const { data, error } = await fetchTable({ month, separator })
    if (error) toast.error(words.notDownloaded, { detail: problemOf(error).message })
    else saveCsv(`marketplace-${month}.csv`, data)
  }
  const months = [...new Set([month, ...(known?.months ?? []).map((one) => one.month)])].sort().reverse()
  return (
    <Stack spacing={1}>
      <BackOfficeBreadcrumbs crumbs={[{ name: consoleText.pages.statements, to: paths.adminStatements() }]} current={formatMonth(month)} />
      <Row spread>
        <h1>{formatMonth(month)}</h1>
        <Row>
          <InlineSelect
            label={words.month}
            value={month}
            choices={months.map((one) => [one, formatMonth(one)] as const)}
            onChange={(chosen) => void navigate(paths.adminStatement(chosen))}
          />
          <Button
            variant="outlined"
            startIcon={<DownloadIcon size={20} />}
            loading={isFetching}
            onClick={() => void save()}
          >
            {words.download}
          </Button>
          <PrintButton disabled={!statement || !shops}>{words.print}</PrintButton>
        </Row>
      </Row>
      <Typography variant="body2" color="textSecondary">
        {words.days}
      </Typography>
      {statement && shops && <MarketStatementPaper statement={statement} shops={shops} />}
      {!shops && isError && <ErrorState title={words.notPrintable} onRetry={() => void refetch()} />}
    </Stack>
  )
}

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: 16,
})

function Accounts({ statement }: { statement: MarketStatement }) {
  const accounts = accountsOf(statement)
  return (
    <Stack spacing={2} component="section" aria-label={words.accounts}>
      <h2>{words.accounts}</h2>
      {accounts.length === 0 && <p>{words.nothing}</p>}
      <Grid>
        {accounts.map(({ account, name, hint, rows }) => (
          <Panel key={account} title={name} hint={hint}>
            <Amounts rows={rows} />
          </Panel>
        ))}
      </Grid>
    </Stack>
  )
}
