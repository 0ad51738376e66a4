import { useEffect, useEffectEvent } from 'react'
import Pagination from '@mui/material/Pagination'
import { Row } from '@/components/Row'
import { isPastLastPage, lastPageOf } from './lastPage'
import { componentText } from './text'

export interface PagerProps {
  page: number
  pageSize: number
  total: number
  /** What the pages are of, where another list on the page has some too. */
  label?: string
  /** Goes to a page; in the place of this one where there is nothing to come back to. */
  onPage: (page: number, how?: { replace: boolean }) => void
}

/** The pager of a long list. A page that no longer exists leads to the last one; a single page has no pager. */
export function Pager({ page, pageSize, total, label = componentText.pages, onPage }: PagerProps) {
  const pages = lastPageOf({ page, pageSize, total })
  const leave = useEffectEvent(() => onPage(pages, { replace: true }))
  useEffect(() => {
    if (isPastLastPage({ page, pageSize, total })) leave()
  }, [page, pageSize, total])
  if (pages === 1) return null
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
