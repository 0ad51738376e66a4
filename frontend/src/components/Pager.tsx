import { Button } from '@/components/Button'
import { Row, Quiet } from './Panel'
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
      <Quiet>{componentText.pageOf(page, pages)}</Quiet>
      <Button variant="outlined" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {componentText.next}
      </Button>
    </Row>
  )
}
