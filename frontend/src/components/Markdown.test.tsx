import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '@/testing/render'
import { Markdown } from './Markdown'
import { MarksContext, marksOf } from './markdown/marks'

test('headings fit under those around them and have ids only where links may lead to them', () => {
  const { unmount } = renderPage(<Markdown text={'## Care\n### Washing\n##### Deep'} />)
  expect(screen.getByRole('heading', { level: 3, name: 'Care' })).not.toHaveAttribute('id')
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(2)
  unmount()
  renderPage(<Markdown text="## Care" topLevel={2} anchored />)
  expect(screen.getByRole('heading', { level: 2, name: 'Care' })).toHaveAttribute('id', 'care')
})

test('links to pages here stay in the storefront, others tell their site nothing', async () => {
  renderPage(<Markdown text="[here](/faq#when) [there](https://a.test) [mail](mailto:a@b.test)" />)
  expect(screen.getByRole('link', { name: 'here' })).toHaveAttribute('href', '/faq#when')
  expect(screen.getByRole('link', { name: 'there' })).toHaveAttribute('rel', 'nofollow noopener noreferrer')
  expect(screen.getByRole('link', { name: 'mail' })).toHaveAttribute('href', 'mailto:a@b.test')
})

test('a table says which column a cell is in, also without its head in sight', () => {
  renderPage(<Markdown text={'| | Shop | We |\n|---|---|--:|\n| Goods | makes | show |'} />)
  const table = within(screen.getByRole('table'))
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Shop', 'We'])
  expect(table.getByRole('cell', { name: 'show' })).toHaveAttribute('data-column', 'We')
})

test('lists in lists, quotes, code and breaks are elements', () => {
  const { container } = renderPage(<Markdown text={'3. one\n   - two\n\n> said  \n> so\n\n`x` **y** ~~z~~'} />)
  expect(container.querySelector('ol[start="3"] > li > ul > li')).toHaveTextContent('two')
  expect(container.querySelector('blockquote br')).toBeInTheDocument()
  expect(['code', 'strong', 's'].map((tag) => container.querySelector(tag)?.textContent)).toEqual(['x', 'y', 'z'])
})

test('what could run code is text', () => {
  const { container } = renderPage(
    <Markdown text={'<img src=x onerror=alert(1)>\n\n<script>alert(1)</script> [x](javascript:alert(1))'} />,
  )
  expect(container.querySelector('img, script, a')).toBeNull()
  expect(container).toHaveTextContent('<script>alert(1)</script> x')
})

test('the words of a search are marked, signs of patterns too, the longer word first', () => {
  const { container } = renderPage(
    <MarksContext value={marksOf(['ship', 'shipping', '(free)'])}>
      <Markdown text="Shipping is **(free)**" />
    </MarksContext>,
  )
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Shipping', '(free)'])
  expect(marksOf(['', ''])).toBeNull()
})
