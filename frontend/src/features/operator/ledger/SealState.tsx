import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { formatDateTime } from '@/lib/dates'
import { paths } from '@/lib/paths'
import type { LedgerSeal } from '../api'
import { marketLedgerText as words } from './text'

/** How far bookings are sealed, and when the chain of seals was last found to hold. */
export function SealState({ seal }: { seal: LedgerSeal }) {
  const { transactions, through, waiting, check } = seal
  return (
    <Typography variant="body2" color="textSecondary">
      {through ? words.sealedThrough(transactions, formatDateTime(through)) : words.nothingSealed}
      {waiting > 0 && ` ${words.waiting(waiting)}`} {checkedOf(check)}{' '}
      {check !== null && check.breaches > 0 && <Link to={paths.adminHealth()}>{words.toHealth}</Link>}
    </Typography>
  )
}

function checkedOf(check: LedgerSeal['check']) {
  if (check === null) return words.neverChecked
  const when = formatDateTime(check.checkedAt)
  return check.breaches === 0 ? words.intact(when) : words.broken(when, check.breaches)
}
