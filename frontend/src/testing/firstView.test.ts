import { expect, test } from 'vitest'
import { firstView } from '../../scripts/first-view.mjs'

const drawing = {
  html:
    '<title>Cart</title><header class="hs-a"><form action="/search"><input name="q"/></form></header>' +
    '<main><!--$--><div class="hs-b" style="inline-size:40%">%title%</div><i style="inline-size:40%"></i><!--/$--></main>' +
    '<footer class="hs-c"><a href="/help">Help</a></footer>',
  styles: {
    a: '.hs-a{color:red;}',
    b: '.hs-b{background:var(--hs-palette-tile-sand-hi);}',
    c: '.hs-c{color:blue;}',
  },
}

test('inline styles, which the policy forbids, become classes', () => {
  const { html, css } = firstView([drawing])
  expect(html).not.toContain('style=')
  expect(css).toContain('.first-0{inline-size:40%}')
  expect(html.match(/first-0/g)).toHaveLength(2)
})

test('only links work: controls are inert, and the footer, the title and comments stay away', () => {
  const { html } = firstView([drawing])
  expect(html).toContain('<form inert action="/search"><input inert aria-disabled="true" name="q"/>')
  expect(html).not.toMatch(/<footer|<title|<!--/)
})

test('only styles in use travel, and those that the storefront knows are named', () => {
  const { css, names } = firstView([drawing])
  expect(names).toBe('a')
  expect(css).toContain('.hs-a{')
  expect(css).not.toContain('.hs-c{')
})

test('the ground of a tile is left for the server to write, under a name of its own', () => {
  const { html, css } = firstView([drawing])
  expect(css).toContain('.first-b{background:var(--hs-palette-tile-%tile%-hi);}')
  expect(html).toContain('class="first-0 first-b"')
})

test('of several drawings each says when it is the one to be seen', () => {
  const { html } = firstView([
    { ...drawing, when: 'cart-unknown' },
    { ...drawing, when: 'cart-empty' },
  ])
  expect(html).toContain('<div data-when="cart-unknown">')
  expect(html).toContain('<div data-when="cart-empty">')
})
