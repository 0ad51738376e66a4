import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import type { LedgerEntry } from '../api'
import { describeEntry } from '../entries'

interface EntryDescriptionProps {
  entry: LedgerEntry
  currency: string
}

/** What a line is about, with the way there and how its amount came about. */
export function EntryDescription({ entry, currency }: EntryDescriptionProps) {
  const { title, to, detail } = describeEntry(entry, currency)
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
