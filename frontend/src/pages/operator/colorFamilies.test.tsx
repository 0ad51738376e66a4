/** The colors of all shops: found, put in another family, left to the rule again, and each of that undone. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { ToastHost } from '@/components/toast/ToastHost'
import type { ColorFamily, ManagedColor } from '@/features/operator/api'
import { listOf } from '@/testing/operator'
import { asOperator } from '@/testing/people'
import { renderPage } from '@/testing/render'
import { server } from '@/testing/server'
import { ColorFamiliesPage } from './ColorFamiliesPage'

const at = '*/api/admin/color-families'

const colorOf = (color: string, over: Partial<ManagedColor> = {}): ManagedColor => ({
  ...{ color, products: 3, rule: 'blue', given: null, isFamily: false },
  ...over,
})
const given = (family: ColorFamily) => ({ family, changedBy: 'grace', changedAt: '2026-11-20T10:00:00Z' })

const open = (address = '/admin/color-families') =>
  renderPage(
    <>
      <ColorFamiliesPage />
      <ToastHost />
    </>,
    { at: address, state: asOperator },
  )

/** A server that does what it is asked; answers what was. */
function serve(...colors: ManagedColor[]) {
  const asked: string[] = []
  const change = (request: Request, over: (color: ManagedColor) => Partial<ManagedColor>) => {
    const name = new URL(request.url).searchParams.get('color')
    const place = colors.findIndex(({ color }) => color === name)
    const found = colors[place]
    if (found) colors[place] = { ...found, ...over(found) }
    return name
  }
  server.use(
    http.get(at, ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json({ ...listOf(colors), missing: colors.filter((color) => color.rule === 'none' && !color.given).length })
    }),
    http.put(at, async ({ request }) => {
      const { family } = (await request.json()) as { family: ColorFamily }
      asked.push(`${change(request, () => ({ given: given(family) }))} in ${family}`)
      return HttpResponse.json(given(family))
    }),
    http.delete(at, ({ request }) => {
      asked.push(`${change(request, () => ({ given: null }))} by the rule`)
      return new HttpResponse(null, { status: 204 })
    }),
  )
  return asked
}

const itemOf = async (color: string) => within((await screen.findByText(color)).closest('li, tr') as HTMLElement)

test('colors stand with their products, their family and who says so', async () => {
  serve(
    colorOf('Navy', { products: 1200 }),
    colorOf('Blue', { isFamily: true }),
    colorOf('Zebra', { rule: 'none' }),
    colorOf('Dusk', { given: given('purple') }),
    colorOf('Nude', { rule: 'beige', given: given('none') }),
  )
  open()
  const navy = await itemOf('Navy')
  expect(navy.getByText('1,200')).toBeInTheDocument()
  expect(navy.getByText('By the rule')).toBeInTheDocument()
  expect(navy.getByRole('combobox', { name: 'Family of Navy' })).toHaveDisplayValue('Blue')
  expect(navy.queryByRole('button')).not.toBeInTheDocument()
  // it is called like its family, so it cannot go anywhere else
  const blue = within((await screen.findByText("Has the family's name")).closest('li, tr') as HTMLElement)
  expect(blue.queryByRole('combobox')).not.toBeInTheDocument()
  const zebra = await itemOf('Zebra')
  expect(zebra.getByText('No family')).toBeInTheDocument()
  expect(zebra.getByRole('combobox')).toHaveDisplayValue('Choose a family')
  expect((await itemOf('Dusk')).getByText(/^Changed by grace on /)).toBeInTheDocument()
  expect((await itemOf('Nude')).getByRole('combobox')).toHaveDisplayValue('On its own')
  expect(screen.getByRole('link', { name: 'No family (1)' })).toHaveAttribute('href', '/admin/color-families?only=missing')
})

test('another family is chosen, said, and taken back by Undo', async () => {
  const asked = serve(colorOf('Navy'))
  open()
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Family of Navy' }), 'Black')
  expect(await screen.findByText('Navy is now in Black')).toBeInTheDocument()
  expect(await screen.findByText(/^Changed by grace on /)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Navy follows the rule again')).toBeInTheDocument()
  expect(await screen.findByText('By the rule')).toBeInTheDocument()
  expect(asked.filter((each) => !each.startsWith('?'))).toEqual(['Navy in black', 'Navy by the rule'])
})

test('the rule is used again, and Undo brings the other family back', async () => {
  const asked = serve(colorOf('Navy', { given: given('black') }))
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Use the rule for Navy' }))
  expect(await screen.findByText('By the rule')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Navy is now in Black')).toBeInTheDocument()
  // who chooses what the rule says anyway leaves it to the rule
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Family of Navy' }), 'Blue')
  expect(await screen.findByText('By the rule')).toBeInTheDocument()
  expect(asked.filter((each) => !each.startsWith('?'))).toEqual(['Navy by the rule', 'Navy in black', 'Navy by the rule'])
})

test('a color without a family may stand on its own', async () => {
  const asked = serve(colorOf('Zebra', { rule: 'none' }))
  open('/admin/color-families?only=missing&q=zeb')
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Family of Zebra' }), 'On its own')
  expect(await screen.findByText('Zebra is now on its own')).toBeInTheDocument()
  expect(asked[0]).toBe('?q=zeb&only=missing&page=1')
  expect(asked).toContain('Zebra in none')
})

test('what is refused is said, and the family stays', async () => {
  serve(colorOf('Navy'))
  server.use(http.put(at, () => HttpResponse.json({ code: 'internal', detail: 'Something went wrong' }, { status: 500 })))
  open()
  const family = await screen.findByRole('combobox', { name: 'Family of Navy' })
  await userEvent.selectOptions(family, 'Black')
  expect(await screen.findByText('Something went wrong')).toBeInTheDocument()
  expect(family).toHaveDisplayValue('Blue')
})

test('an empty list says what it is empty of, and one that failed offers another try', async () => {
  serve()
  const { unmount } = open('/admin/color-families?only=missing')
  expect(await screen.findByText('Every color has a family')).toBeInTheDocument()
  unmount()
  server.use(http.get(at, () => HttpResponse.json({ code: 'malformed_query', detail: 'No' }, { status: 400 })))
  open()
  expect(await screen.findByText("The colors didn't load")).toBeInTheDocument()
})
