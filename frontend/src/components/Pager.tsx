import Typography from '@mui/material/Typography'
import Button from '@mui/material/Button'
import { Row } from '@/components/Row'
import { componentText } from './text'

interface PagerProps {
  page: number
  pageSize: number
  total: number
  onPage: (page: number) => void
}

/** Turns the pages of a long list; nothing when there is only one. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const pages = Math.ceil(total / pageSize)
  if (pages <= 1) return null
  return (
    <Row spread>
      <Button variant="outlined" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {componentText.previous}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {componentText.pageOf(page, pages)}
      </Typography>
      <Button variant="outlined" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {componentText.next}
      </Button>
    </Row>
  )
}
