import Pagination from '@mui/material/Pagination'
import { Row } from '@/components/Row'
import { componentText } from './text'

interface PagerProps {
  page: number
  pageSize: number
  total: number
  /** What the pages are of, where another list on the page has some too. */
  label?: string
  onPage: (page: number) => void
}

/** Turns the pages of a long list; nothing when there is only one. */
export function Pager({ page, pageSize, total, label = componentText.pages, onPage }: PagerProps) {
  const pages = Math.ceil(total / pageSize)
  if (pages <= 1) return null
  return (
    <Row sx={{ justifyContent: 'center' }}>
      <Pagination
        count={pages}
        page={page}
        onChange={(_event, next) => onPage(next)}
        aria-label={label}
        getItemAriaLabel={(type, to, isCurrent) => {
          if (type === 'previous' || type === 'next') return componentText[type]
          return isCurrent ? componentText.pageOf(page, pages) : componentText.toPage(to ?? 1)
        }}
      />
    </Row>
  )
}
