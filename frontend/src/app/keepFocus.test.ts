import { expect, test } from 'vitest'
import { keepFocus } from './keepFocus'

const page = '<a href="/">Home</a><a href="/cart">Cart</a>'

function open() {
  document.body.innerHTML = `<div id="root"><div data-first-view>${page}</div></div>`
  const root = document.getElementById('root') as HTMLElement
  const link = (href: string) => root.querySelector<HTMLElement>(`a[href="${href}"]`)
  const takeOver = async () => {
    root.innerHTML = page
    await Promise.resolve()
  }
  return { root, link, takeOver }
}

test.each([true, false])('the link that had the focus has it again, taken before the code came: %s', async (before) => {
  const { root, link, takeOver } = open()
  if (before) link('/cart')?.focus()
  keepFocus(root)
  if (!before) link('/cart')?.focus()
  await takeOver()
  expect(link('/cart')).toHaveFocus()
})

test('nobody is put anywhere who was nowhere', async () => {
  const { root, takeOver } = open()
  keepFocus(root)
  await takeOver()
  expect(document.body).toHaveFocus()
})
