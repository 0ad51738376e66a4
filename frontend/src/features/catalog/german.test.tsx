/** What a German page makes of words that the marketplace knows in German. */
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { localized } from '@/api/localizedNames'
import { mug } from '@/testing/catalog'
import { facets } from '@/testing/listings'
import { renderPage } from '@/testing/render'
import { chipsOf, quickFiltersOf } from './chips'
import { OptionPicker } from './components/product/OptionPicker'
import { ProductDetails, ProductHead } from './components/product/ProductDetails'
import { cardOf } from './components/RecentlyViewed'
import { labelsOf, optionFacetsOf } from './facets'
import { noFilters } from './listing'
import { nameOf } from './options'

vi.mock('@/lib/language', async (original) => ({ ...(await original<object>()), language: 'de' }))

const [colour, size] = mug.options
const [, sand] = colour?.values ?? []
const german = localized({
  ...{ ...mug, titleDe: 'Becher', descriptionDe: 'Von Hand.', descriptionHtmlDe: '<p>Von Hand.</p>' },
  attributes: [{ name: 'Material', labelDe: 'Werkstoff', value: 'Stoneware', valueLabelDe: 'Steinzeug' }, { name: 'Care', value: 'By hand' }],
  options: [
    { ...{ id: 1, name: 'Colour', labelDe: 'Farbe' }, values: [{ id: 11, value: 'Forest', labelDe: 'Waldgrün' }, ...(sand ? [sand] : [])] },
    ...(size ? [size] : []),
  ],
})

test('a product is called, described and specified in German', async () => {
  renderPage(
    <>
      <ProductHead product={german} />
      <ProductDetails product={german} />
    </>,
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Becher')
  expect(await screen.findByText('Von Hand.')).toBeInTheDocument()
  const row = screen.getByText('Werkstoff').parentElement
  expect(row).toHaveTextContent('Steinzeug')
  expect(screen.getByText('Care').parentElement).toHaveTextContent('By hand')
})

test('its options are read in German, and drawn as the color that the shop named', () => {
  renderPage(<OptionPicker product={german} choice={{ 1: 11 }} missing={null} onChoose={() => {}} />)
  const colours = screen.getByRole('group', { name: 'Farbe: Waldgrün' })
  expect(within(colours).getByRole('radio', { name: /Waldgrün/ })).toHaveAttribute('value', 'Forest')
  expect(within(colours).getByTitle('Waldgrün')).toBeInTheDocument()
  expect(nameOf(german, { 1: 11, 2: 22 })).toBe('Waldgrün, M')
  expect(cardOf(german)).toMatchObject({ title: 'Becher', colours: ['Forest', 'Sand'], colourLabelsDe: ['Waldgrün', 'Sand'] })
})

test('filters are read in German and ask for the words of the shops', () => {
  const options = facets.options.map((option) => ({
    ...{ ...option, labelDe: option.name === 'Colour' ? 'Farbe' : 'Größe' },
    values: option.values.map((value) => ({ ...value, labelDe: value.value === 'Blue' ? 'Blau' : null })),
  }))
  const known = { ...facets, options }
  const [first] = optionFacetsOf(known, noFilters)
  expect([first?.name, first?.label]).toEqual(['Colour', 'Farbe'])
  expect(first?.values[0]).toMatchObject({ value: 'Blue', label: 'Blau' })
  const filters = { ...noFilters, option: { Colour: ['blue'], Size: ['M'] } }
  const names = { currency: 'EUR', shop: (slug: string) => slug, category: '' }
  const chips = chipsOf(filters, { ...names, option: (name, value) => labelsOf(known, name, value) })
  expect(chips.map(({ label }) => label)).toEqual(['Blau', expect.stringContaining('Größe')])
  const quick = quickFiltersOf(noFilters, known, 14).find(({ label }) => label === 'Blau')
  expect(quick?.toggle(noFilters).option).toEqual({ Colour: ['Blue'] })
})
