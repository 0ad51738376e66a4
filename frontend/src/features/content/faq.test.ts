import { expect, test } from 'vitest'
import { faqHtml } from '@/testing/pages'
import { questionsOf, readFaq, searchFaq, searchWords } from './faq'

const groups = readFaq(faqHtml)
const found = (query: string) => questionsOf(searchFaq(groups, query)).map(({ id }) => id)

test('groups hold their questions and these their answers', () => {
  expect(groups.map(({ id, title, questions }) => [id, title, questions.map((question) => question.title)])).toEqual([
    ['paying', 'Paying', ['How can I pay?', 'Is shipping free?']],
    ['after-the-order', 'After the order', ['Can I cancel?']],
  ])
  expect(questionsOf(groups)[0]?.html).toBe('<p>With PayPal, on the <a href="/checkout">checkout</a> page.</p>')
})

test('a heading inside an answer belongs to the answer', () => {
  const [group] = readFaq('<h2>A</h2><h3>B</h3><h4>C</h4><p>D</p><h3>E</h3><p>F</p><h2>G</h2>')
  expect(group?.questions.map(({ html }) => html)).toEqual(['<h4>C</h4><p>D</p>', '<p>F</p>'])
})

test('a search looks into questions and answers, for every word, in capitals or not', () => {
  expect(found('PAYPAL')).toEqual(['how-can-i-pay'])
  expect(found('ship')).toEqual(['is-shipping-free', 'cancel'])
  expect(found('ship refund')).toEqual(['cancel'])
  expect(found('ship PayPal')).toEqual([])
  expect(found('  ')).toHaveLength(3)
})

test('what separates words is not searched for', () => {
  expect(searchWords(' Refund, parcel?! ')).toEqual(['refund', 'parcel'])
})
