import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '@/testing/render'
import { highlightHtml, highlightPattern } from './highlight'
import { firstLinkOf, plainTextOf } from './sections'
import { RichText } from './RichText'

test('a link to a page here loads nothing anew', async () => {
  const { router } = renderPage(<RichText html='<p>See <a href="/faq#when"><strong>when</strong></a></p>' />)
  await userEvent.click(screen.getByText('when'))
  expect(router.state.location).toMatchObject({ pathname: '/faq', hash: '#when' })
})

test('a link elsewhere, or one that is to open another tab, is left to the browser', async () => {
  const { router } = renderPage(<RichText html='<a href="https://a.test">there</a> <a href="/faq">here</a>' />)
  const before = router.state.location.key
  // False would be a click that somebody took.
  expect(fireEvent.click(screen.getByRole('link', { name: 'there' }))).toBe(true)
  expect(fireEvent.click(screen.getByRole('link', { name: 'here' }), { ctrlKey: true })).toBe(true)
  expect(router.state.location.key).toBe(before)
})

test('the words of a search are marked, signs of patterns too, the longer word first, and no element', () => {
  const html = '<p title="shipping">Shipping is <strong>(free)</strong> &lt;ship&gt;</p>'
  expect(highlightHtml(html, highlightPattern(['ship', 'shipping', '(free)']))).toBe(
    '<p title="shipping"><mark>Shipping</mark> is <strong><mark>(free)</mark></strong> &lt;<mark>ship</mark>&gt;</p>',
  )
  expect(highlightHtml(html, highlightPattern(['', '']))).toBe(html)
})

test('what stands in different blocks are different words', () => {
  expect(plainTextOf('<ul><li>one</li><li>t<em>w</em>o</li></ul><p>three<br>four</p>')).toBe('one two three four')
})

test('the first link of a text says what it is about', () => {
  expect(firstLinkOf('<p>x <a href="/a">a</a> <a href="/b">b</a></p>')).toBe('/a')
  expect(firstLinkOf('<p>x</p>')).toBeNull()
})
