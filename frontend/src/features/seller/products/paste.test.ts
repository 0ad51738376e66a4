import { expect, test } from 'vitest'
import { parseCells, pasteCells } from './paste'
import { blankVariant } from './values'

test('a spreadsheet gives rows and columns, whatever ends its lines; one cell is no table', () => {
  expect(parseCells('19,99\t\t5\r\n24,00\t20\t0\r\n')).toEqual([
    ['19,99', '', '5'],
    ['24,00', '20', '0'],
  ])
  expect(parseCells('5\n6')).toEqual([['5'], ['6']])
  expect(parseCells('a "quoted" cell')).toBeNull()
  expect(parseCells('5\n')).toBeNull()
  expect(parseCells('"6"" wide"\t2')).toEqual([['6" wide', '2']])
})

test('cells go in from where one is, and not beyond the table', () => {
  const table = [blankVariant(['a']), blankVariant(['b']), blankVariant(['c'])]
  const cells = [
    ['5', 'MUG-1', '4006381333931', '350 g', 'beyond'],
    ['1,204', 'MUG-2'],
    ['7'],
  ]
  const after = pasteCells(table, cells, { row: 1, column: 'stock' })
  expect(after[0]).toEqual(table[0])
  expect(after[1]).toMatchObject({ price: '', stock: '5', sku: 'MUG-1', barcode: '4006381333931', weight: '350' })
  expect(after[2]).toMatchObject({ stock: '1204', sku: 'MUG-2', barcode: '' })
  expect(after).toHaveLength(3)
})

test.each([
  ['$1,299.50', '1299.50'],
  ['1.299,50 €', '1299.50'],
  ['1,299', '1299'],
  ['19,9', '19.9'],
  ['20', '20'],
  ['', ''],
])('an amount written as "%s" is %s', (typed, amount) => {
  const [first] = pasteCells([blankVariant()], [[typed, typed]], { row: 0, column: 'price' })
  expect(first).toMatchObject({ price: amount, priceSale: amount })
})
