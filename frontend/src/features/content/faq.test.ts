import { expect, test } from 'vitest'
import { parseMarkdown } from '@/components/markdown/blocks'
import { plainText, plainTextOf } from '@/components/markdown/tree'
import { faqBody } from '@/testing/pages'
import { questionsOf, readFaq, searchFaq, wordsOf } from './faq'

const groups = readFaq(parseMarkdown(faqBody))
const found = (query: string) => questionsOf(searchFaq(groups, query)).map(({ id }) => id)

test('groups hold their questions and these their answers', () => {
  const told = groups.map((group) => [
    plainText(group.words),
    group.questions.map(({ words, answer }) => [plainText(words), plainTextOf(answer)]),
  ])
  expect(told).toEqual([
    [
      'Paying',
      [
        ['How can I pay?', 'With PayPal, on the checkout page.'],
        ['Is shipping free?', 'Yes.'],
      ],
    ],
    ['After the order', [['Can I cancel?', 'Until the shop ships. The refund follows by itself.']]],
  ])
})

test('a heading inside an answer belongs to the answer', () => {
  const [group] = readFaq(parseMarkdown('## A\n### B\n#### C\nD\n### E\nF'))
  expect(group?.questions.map(({ answer }) => plainTextOf(answer))).toEqual(['C D', 'F'])
})

test('a search looks into questions and answers, for every word, in capitals or not', () => {
  expect(found('PAYPAL')).toEqual(['how-can-i-pay'])
  expect(found('ship')).toEqual(['is-shipping-free', 'cancel'])
  expect(found('ship refund')).toEqual(['cancel'])
  expect(found('ship PayPal')).toEqual([])
  expect(found('  ')).toHaveLength(3)
})

test('what separates words is not searched for', () => {
  expect(wordsOf(' Refund, parcel?! ')).toEqual(['refund', 'parcel'])
})
