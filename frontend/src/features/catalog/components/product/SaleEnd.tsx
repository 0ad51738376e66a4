import Typography from '@mui/material/Typography'
import { formatDate, formatTime } from '@/lib/dates'
import { productPageText } from './text'

const day = 86_400_000
/** From so many days before its end on it is said when a sale ends. */
const soon = 7 * day

const leftUntil = (end: string) => Date.parse(end) - Date.now()

/** The last day of a sale that ends soon; on that day, the hour too. */
export function SaleEnd({ until }: { until: string }) {
  const left = leftUntil(until)
  if (left <= 0 || left > soon) return null
  // A sale that ends with a day ends as the next one begins.
  const last = new Date(Date.parse(until) - 1).toISOString()
  return (
    <Typography component="p" sx={{ color: 'sale.label', fontWeight: 550 }}>
      {left < day ? productPageText.saleEndsAt(formatDate(last), formatTime(last)) : productPageText.saleEnds(formatDate(last))}
    </Typography>
  )
}
