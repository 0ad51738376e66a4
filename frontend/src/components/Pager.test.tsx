import { useState } from 'react'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderThemed } from '@/testing/render'
import { isPastLastPage } from './lastPage'
import { Pager } from './Pager'

test('a page is turned to, and can be come back to', () => {
  const onPage = vi.fn<(page: number, how?: unknown) => void>()
  renderThemed(<Pager page={2} pageSize={10} total={25} onPage={onPage} />)
  fireEvent.click(screen.getByRole('button', { name: /page 3/i }))
  expect(onPage.mock.calls).toEqual([[3]])
})

test.each([
  ['the last one there is', 25, 3],
  ['the first one where the answer counts none', 0, 1],
])('a page that there is no more gives its place to %s', (_name, total, last) => {
  const onPage = vi.fn<(page: number, how?: unknown) => void>()
  renderThemed(<Pager page={4} pageSize={10} total={total} onPage={onPage} />)
  expect(onPage.mock.calls).toEqual([[last, { replace: true }]])
})

test('a list that goes on shrinking is followed', () => {
  const Shrinking = () => {
    const [page, setPage] = useState(4)
    return <Pager page={page} pageSize={10} total={page === 4 ? 25 : 15} onPage={setPage} />
  }
  renderThemed(<Shrinking />)
  expect(screen.getByRole('button', { name: /page 2 of 2/i })).toBeInTheDocument()
})

test('one page needs no way to others, and an empty list has its first page', () => {
  renderThemed(<Pager page={1} pageSize={10} total={0} onPage={() => {}} />)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  expect(isPastLastPage({ page: 1, pageSize: 10, total: 0 })).toBe(false)
})
