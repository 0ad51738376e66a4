import { expect, test } from 'vitest'
import { formatMoney, moneyToInput, parseMoney } from './money'

test('an amount is shown with the digits of its currency', () => {
  expect(formatMoney(1999, 'USD')).toBe('$19.99')
  expect(formatMoney(0, 'USD')).toBe('$0.00')
  expect(formatMoney(-0, 'USD')).toBe('$0.00')
  expect(formatMoney(-1999, 'USD')).toBe('-$19.99')
  expect(formatMoney(1999, 'JPY')).toBe('¥1,999')
})

test('what is typed becomes minor units without rounding', () => {
  expect(parseMoney('19.99', 'USD')).toBe(1999)
  expect(parseMoney(' 19,9 ', 'USD')).toBe(1990)
  expect(parseMoney('0.29', 'USD')).toBe(29)
  expect(parseMoney('500', 'JPY')).toBe(500)
})

test.each(['', '-1', '1.999', '1e3', '1,000.00', 'abc', '99999999999'])('"%s" is no amount', (text) => {
  expect(parseMoney(text, 'USD')).toBeNull()
})

test('an amount survives the way through a text field', () => {
  expect(parseMoney(moneyToInput(1999, 'USD'), 'USD')).toBe(1999)
  expect(parseMoney(moneyToInput(70, 'JPY'), 'JPY')).toBe(70)
})
