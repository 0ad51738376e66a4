import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import type { LedgerEntry } from '../api'
import { entryWords } from '../entries'

interface EntryWhatProps {
  entry: LedgerEntry
  currency: string
}

/** What a line is about, with the way there and how its amount came about. */
export function EntryWhat({ entry, currency }: EntryWhatProps) {
  const { title, to, detail } = entryWords(entry, currency)
  return (
    <>
      {to ? <Link to={to}>{title}</Link> : title}
      {detail && (
        <Typography variant="body2" color="textSecondary">
          {detail}
        </Typography>
      )}
    </>
  )
}
