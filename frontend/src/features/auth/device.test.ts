import { expect, test } from 'vitest'
import { deviceName } from './device'

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36'

test('a browser is named with its system', () => {
  expect(deviceName(chrome)).toBe('Chrome on Linux')
  expect(deviceName('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0')).toBe(
    'Firefox on Windows',
  )
})

test('a browser that also calls itself Chrome or Safari keeps its own name', () => {
  expect(deviceName(`${chrome} Edg/149.0.0.0`)).toBe('Edge on Linux')
  expect(
    deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/149.0 Mobile Safari/604.1'),
  ).toBe('Chrome on iPhone')
})

test('a program keeps its own word', () => {
  expect(deviceName('curl/8.5.0 (x86_64)')).toBe('curl/8.5.0')
})

test('a device that says nothing is unknown', () => {
  expect(deviceName(null)).toBe('Unknown device')
  expect(deviceName(' ')).toBe('Unknown device')
})
