import { expect, test } from 'vitest'
import { dark, light } from './palette'

const channel = (part: string) => {
  const value = Number.parseInt(part, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Relative luminance of `#RRGGBB` (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = '', green = '', blue = ''] = colour.slice(1).match(/../g) ?? []
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** Pairs of text and the ground it stands on anywhere in the storefront, by name. */
const texts = (scheme: typeof light): Record<string, [string, string]> => {
  const { background, surface, text, box, sale } = scheme
  const grounds = {
    ground: background.default,
    paper: background.paper,
    sunken: surface.sunken,
    raised: surface.raised,
  }
  const onAll = (name: string, colour: string) =>
    Object.entries(grounds).map(([ground, on]) => [`${name} on ${ground}`, [colour, on]] as const)
  return Object.fromEntries([
    ...onAll('text', text.primary),
    ...onAll('second text', text.secondary),
    ...onAll('link', scheme.link),
    ...onAll('sale', sale.label).slice(0, 2),
    ...Object.values(scheme.tile).flatMap((tile, at) => [
      [`text on tile ${at} light`, [text.primary, tile.hi] as const],
      [`text on tile ${at} deep`, [text.primary, tile.lo] as const],
    ]),
    ...(['success', 'warning', 'error', 'info'] as const).flatMap((tone) => [
      [`${tone} on its box`, [scheme[tone].main, box[tone]] as const],
      [`${tone} on ground`, [scheme[tone].main, background.default] as const],
      [`${tone} on paper`, [scheme[tone].main, background.paper] as const],
    ]),
    ['button', [scheme.primary.contrastText, scheme.primary.main]],
    ['button under the pointer', [scheme.primary.contrastText, scheme.primary.dark]],
    ['dangerous button', [scheme.error.contrastText, scheme.error.main]],
    ['dangerous button under the pointer', [scheme.error.contrastText, scheme.error.dark]],
    ['disabled button', [text.disabled, surface.disabled]],
    ['chosen row', [scheme.tint.label, scheme.tint.ground]],
    ['promotion and cart badge', [scheme.accent.label, scheme.accent.ground]],
    ['sale badge', [sale.badgeLabel, sale.badge]],
    ['percent', [sale.label, sale.tint]],
    ['toast', [scheme.inverse.label, scheme.inverse.ground]],
    ['action in a toast', [scheme.inverse.action, scheme.inverse.ground]],
  ])
}

/** Parts that one must see to use a control, or to read a value. */
const parts = (scheme: typeof light): Record<string, [string, string]> => ({
  'control on ground': [scheme.control, scheme.background.default],
  'control on paper': [scheme.control, scheme.background.paper],
  'control on sunken': [scheme.control, scheme.surface.sunken],
  'focus ring on ground': [scheme.primary.main, scheme.background.default],
  'focus ring on paper': [scheme.primary.main, scheme.background.paper],
  'stars on ground': [scheme.star.fill, scheme.background.default],
  'stars on paper': [scheme.star.fill, scheme.background.paper],
  ...Object.fromEntries(
    Object.entries(scheme.chart).map(([name, line]) => [`${name} line`, [line, scheme.background.paper]]),
  ),
})

const below = (pairs: Record<string, [string, string]>, least: number) =>
  Object.entries(pairs).flatMap(([name, [one, other]]) =>
    contrast(one, other) < least ? [`${name}: ${contrast(one, other).toFixed(2)}`] : [],
  )

test.each([
  ['light', light],
  ['dark', dark],
])('in the %s scheme every text reaches 4.5:1 and every part 3:1', (_name, scheme) => {
  expect(below(texts(scheme), 4.5)).toEqual([])
  expect(below(parts(scheme), 3)).toEqual([])
})

test('the measure is the one of WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
})
