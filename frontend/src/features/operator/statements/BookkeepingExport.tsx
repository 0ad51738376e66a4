import { useState } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import DownloadIcon from 'lucide-react/icons/download'
import { problemOf } from '@/api/problem'
import { saveCsv, separator } from '@/api/csv'
import { Field } from '@/components/form/Field'
import { Panel } from '@/components/Panel'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import {
  useLazyExportCommissionQuery,
  useLazyExportJournalQuery,
  useLazyExportPayoutsQuery,
  useLazyExportRefundsQuery,
} from '../api'
import { marketStatementText as words } from './text'

const Days = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& > div': { flex: '1 1 140px', inlineSize: 'auto', maxInlineSize: 240 },
})

/** The books of some days as tables. */
export function BookkeepingExport() {
  const [days, setDays] = useState({ from: '', to: '' })
  const [journal, { isFetching: isJournal }] = useLazyExportJournalQuery()
  const [refunds, { isFetching: isRefunds }] = useLazyExportRefundsQuery()
  const [commission, { isFetching: isCommission }] = useLazyExportCommissionQuery()
  const [payouts, { isFetching: isPayouts }] = useLazyExportPayoutsQuery()
  const asked = { separator, ...(days.from && { from: days.from }), ...(days.to && { to: days.to }) } as const
  const tables = [
    { name: 'journal', isBusy: isJournal, fetchTable: () => journal(asked) },
    { name: 'refunds', isBusy: isRefunds, fetchTable: () => refunds(asked) },
    { name: 'commission', isBusy: isCommission, fetchTable: () => commission(asked) },
    { name: 'payouts', isBusy: isPayouts, fetchTable: () => payouts(asked) },
  ] as const
  const save = async ({ name, fetchTable }: (typeof tables)[number]) => {
    const { data, error } = await fetchTable()
    if (error) toast.error(words.notDownloaded, { detail: problemOf(error).message })
    else saveCsv([name, days.from, days.to].filter(Boolean).join('-') + '.csv', data)
  }
  return (
    <Panel title={words.books} hint={words.booksHint}>
      <Days>
        <Field
          label={words.from}
          type="date"
          slotProps={{ input: { max: days.to || undefined } }}
          value={days.from}
          onChange={({ target }) => setDays({ ...days, from: target.value })}
        />
        <Field
          label={words.to}
          type="date"
          slotProps={{ input: { min: days.from || undefined } }}
          value={days.to}
          onChange={({ target }) => setDays({ ...days, to: target.value })}
        />
      </Days>
      <Row>
        {tables.map((table) => (
          <Button
            key={table.name}
            variant="outlined"
            startIcon={<DownloadIcon size={20} />}
            loading={table.isBusy}
            onClick={() => void save(table)}
          >
            {words.tables[table.name]}
          </Button>
        ))}
      </Row>
    </Panel>
  )
}
