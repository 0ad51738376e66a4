import { expect, test } from 'vitest'
import { firstView } from '../../scripts/first-view'

const drawing = {
  html:
    '<title>Cart</title><style data-emotion="hs a">.hs-a{color:red;}</style><header class="hs-a"><form action="/search"><input name="q"/></form></header>' +
    '<style data-emotion="hs c">.hs-c{color:blue;}</style><style data-emotion="hs d">.hs-d{color:lime;}</style>' +
    '<main><!--$--><style data-emotion="hs b animation-e">.hs-b{animation:animation-e 1s;}@keyframes animation-e{}</style>' +
    '<div class="hs-b" style="inline-size:40%">%title%</div><i style="inline-size:40%"></i><!--/$--></main>' +
    '<footer class="hs-c"><style data-emotion="hs f">.hs-f{color:red;}</style><a class="hs-f" href="/help">Help</a></footer><p class="hs-f"></p>',
}

test('inline styles, which the policy forbids, become classes', () => {
  const { html, css } = firstView([drawing])
  expect(html).not.toContain('style')
  expect(html).toContain('<div class="first-0 hs-b">%title%</div><i class="first-0"></i>')
  expect(css).toContain('.first-0{inline-size:40%}')
})

test('a quoted address in a style stays one', () => {
  const { css } = firstView([{ html: '<i style="background:url(&quot;/a.webp&quot;)"></i>' }])
  expect(css).toBe('.first-0{background:url("/a.webp")}')
})

test('only links work: controls are inert, and the footer, the title and comments stay away', () => {
  const { html } = firstView([drawing])
  expect(html).toContain('<form inert="" action="/search"><input inert="" aria-disabled="true" name="q"></form>')
  expect(html).not.toMatch(/<footer|<title|<!--/)
})

test('styles in use travel apart with their names, also one that stood in what is left out', () => {
  const { css, names } = firstView([drawing])
  expect(names).toBe('a b animation-e f')
  expect(css).toContain('.hs-a{color:red;}.hs-b{animation:animation-e 1s;}@keyframes animation-e{}.hs-f{color:red;}')
  expect(css).not.toMatch(/hs-[cd]/)
})

test('of several drawings each says when it is the one to be seen', () => {
  const { html } = firstView([
    { ...drawing, when: 'cart-unknown' },
    { ...drawing, when: 'cart-empty' },
  ])
  expect(html).toContain('<div data-when="cart-unknown">')
  expect(html).toContain('<div data-when="cart-empty">')
})
