import { expect, test } from 'vitest'
import { paths, safeReturnUrl } from './paths'

test('text in an address is encoded', () => {
  expect(paths.search('  blue & green mug ')).toBe('/search?q=blue%20%26%20green%20mug')
  expect(paths.category('kitchen', 'a/b')).toBe('/category/kitchen/a%2Fb')
})

test('the login page remembers where one came from', () => {
  expect(paths.login('/checkout')).toBe('/login?returnUrl=%2Fcheckout')
  expect(paths.login('/')).toBe('/login')
  expect(paths.login('/search?q=mug', 'save')).toBe('/login?for=save&returnUrl=%2Fsearch%3Fq%3Dmug')
  expect(paths.verifyEmail('a+b@example.test', '/cart')).toBe(
    '/verify-email?email=a%2Bb%40example.test&returnUrl=%2Fcart',
  )
})

test('a return address of this site is kept with its query', () => {
  expect(safeReturnUrl('/account/orders?tab=to_pay#x')).toBe('/account/orders?tab=to_pay#x')
})

test.each([
  null,
  undefined,
  '',
  'https://evil.test/',
  '//evil.test/',
  '/\\evil.test/',
  '/\t/evil.test/',
  'javascript:alert(1)',
  'cart',
  '/login',
  '/login?returnUrl=%2Flogin',
])('the return address %j leads home', (raw) => {
  expect(safeReturnUrl(raw)).toBe('/')
})
