import { useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import DownloadIcon from 'lucide-react/icons/download'
import { problemOf } from '@/api/problem'
import { saveCsv } from '@/api/csv'
import { FormAlert } from '@/components/form/FormAlert'
import { useExportPayoutRunMutation } from '../api'
import { runsText as words } from './text'

/** The bank transfers of a run as a table. */
export function BankFileDownload({ runId }: { runId: number }) {
  const [fetchTable, { isLoading }] = useExportPayoutRunMutation()
  const [fault, setFault] = useState<string | null>(null)
  const download = async () => {
    if (isLoading) return
    setFault(null)
    const { data, error } = await fetchTable({ id: runId })
    if (error) setFault(problemOf(error).message)
    else saveCsv(`payout-run-${runId}.csv`, data)
  }
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      {fault && <FormAlert>{fault}</FormAlert>}
      <Typography variant="body2" color="textSecondary">
        {words.csvHint}
      </Typography>
      <Button variant="outlined" startIcon={<DownloadIcon size={20} />} aria-busy={isLoading} onClick={() => void download()}>
        {isLoading ? words.downloading : words.csv}
      </Button>
    </Stack>
  )
}
