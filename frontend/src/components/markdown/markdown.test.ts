import { expect, test } from 'vitest'
import { parseMarkdown } from './blocks'
import { safeHref } from './safeHref'
import { parseSpans } from './spans'
import { plainText, plainTextOf, type Block, type Span } from './tree'

const text = (words: string): Span => ({ kind: 'text', text: words })
const paragraph = (words: string): Block => ({ kind: 'paragraph', spans: [text(words)] })

test('headings, paragraphs and both kinds of list are told apart', () => {
  expect(parseMarkdown('## Care\nWash by hand.\nDry it.\n\n- one\n- two\n1. first')).toEqual([
    { kind: 'heading', level: 2, id: 'care', spans: [text('Care')] },
    paragraph('Wash by hand. Dry it.'),
    { kind: 'list', start: null, items: [[paragraph('one')], [paragraph('two')]] },
    { kind: 'list', start: 1, items: [[paragraph('first')]] },
  ])
})

test('a list may follow a sentence, a number in a sentence starts none', () => {
  expect(parseMarkdown('We need:\n- a name')).toHaveLength(2)
  expect(parseMarkdown('It was\n2026. A good year')).toEqual([paragraph('It was 2026. A good year')])
})

test('a list holds lists, paragraphs and sentences that run on', () => {
  const [list] = parseMarkdown('1. one\n   goes on\n   - deep\n     - deeper\n\n   more\n2. two')
  expect(list).toEqual({
    kind: 'list',
    start: 1,
    items: [
      [
        paragraph('one goes on'),
        { kind: 'list', start: null, items: [[paragraph('deep'), { kind: 'list', start: null, items: [[paragraph('deeper')]] }]] },
        paragraph('more'),
      ],
      [paragraph('two')],
    ],
  })
})

test('empty lines between items leave one list, a sentence after them ends it', () => {
  expect(parseMarkdown('- one\n\n- two\n\nEnd')).toEqual([
    { kind: 'list', start: null, items: [[paragraph('one')], [paragraph('two')]] },
    paragraph('End'),
  ])
})

test('a heading gets an id from its words, its writer or its number', () => {
  const ids = parseMarkdown('## Öl & Wasser\n## Twice\n## Twice\n## Wann? {#when}\n## Content\n## !!!').map(
    (block) => block.kind === 'heading' && [block.id, plainText(block.spans)],
  )
  expect(ids).toEqual([
    ['ol-wasser', 'Öl & Wasser'],
    ['twice', 'Twice'],
    ['twice-2', 'Twice'],
    ['when', 'Wann?'],
    ['content-2', 'Content'],
    ['part', '!!!'],
  ])
})

test('a table has names, sides and as many cells as names', () => {
  expect(parseMarkdown('| What | Cost |\n|:--|--:|\n| a \\| b | **1** |\n| c |\n\nEnd')).toEqual([
    {
      kind: 'table',
      align: ['start', 'end'],
      head: [[text('What')], [text('Cost')]],
      rows: [
        [[text('a | b')], [{ kind: 'strong', spans: [text('1')] }]],
        [[text('c')], []],
      ],
    },
    paragraph('End'),
  ])
  expect(parseMarkdown('a | b\nno dashes')).toEqual([paragraph('a | b no dashes')])
})

test('quotes, code and rules are blocks of their own', () => {
  expect(parseMarkdown('> said\n> - so\n\n```js\n**x**\n```\n\n---')).toEqual([
    { kind: 'quote', blocks: [paragraph('said'), { kind: 'list', start: null, items: [[paragraph('so')]] }] },
    { kind: 'code', text: '**x**' },
    { kind: 'rule' },
  ])
})

test('emphasis, code and links become spans', () => {
  expect(parseSpans('**Bold *both***, _soft_, `a*b*`, ~~old~~, [the **shop**](/shop/clay "Clay")')).toEqual([
    { kind: 'strong', spans: [text('Bold '), { kind: 'em', spans: [text('both')] }] },
    text(', '),
    { kind: 'em', spans: [text('soft')] },
    text(', '),
    { kind: 'code', text: 'a*b*' },
    text(', '),
    { kind: 's', spans: [text('old')] },
    text(', '),
    { kind: 'link', href: '/shop/clay', spans: [text('the '), { kind: 'strong', spans: [text('shop')] }] },
  ])
})

test.each(['2 * 3 * 4', 'a_b_c', 'snake_case and _x', '** not **', '*', 'a ` b', '[x] (y)', '~one~', 'AT&T; &nothing;'])(
  '"%s" stays as it is',
  (words) => {
    expect(parseSpans(words)).toEqual([text(words)])
  },
)

test('emphasis does not reach over a whole text', () => {
  expect(parseSpans(`*a${'b'.repeat(1500)}*`)[0]?.kind).toBe('em')
  expect(parseSpans(`*a${'b'.repeat(2500)}*`)[0]?.kind).toBe('text')
})

test('a backslash, an entity and two spaces mean what they mean in Markdown', () => {
  expect(parseSpans('\\*not bold\\* &amp; &#8364;5')).toEqual([text('*not bold* & €5')])
  expect(parseSpans('one  \ntwo\\\nthree')).toEqual([text('one'), { kind: 'break' }, text('two'), { kind: 'break' }, text('three')])
})

test('addresses and mail addresses are links by themselves, but not inside a link', () => {
  expect(parseSpans('See https://a.test/x. Or hi@a.test!')).toEqual([
    text('See '),
    { kind: 'link', href: 'https://a.test/x', spans: [text('https://a.test/x')] },
    text('. Or '),
    { kind: 'link', href: 'mailto:hi@a.test', spans: [text('hi@a.test')] },
    text('!'),
  ])
  expect(parseSpans('[hi@a.test](mailto:hi@a.test)')).toEqual([
    { kind: 'link', href: 'mailto:hi@a.test', spans: [text('hi@a.test')] },
  ])
})

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  'http:evil',
  'cart',
  '',
])('the address %j is none', (href) => {
  expect(safeHref(href)).toBeNull()
})

test.each(['https://a.test', 'http://a.test/b?c#d', 'mailto:a@b.test', '/faq#when', '/', '#when'])(
  'the address %j is one',
  (href) => {
    expect(safeHref(href)).toBe(href)
  },
)

test('an address that could run code leaves its words as text', () => {
  expect(parseSpans('[x](javascript:alert(1))')).toEqual([text('x')])
  expect(parseSpans('[x](<java\tscript:alert(1)>)')).toEqual([text('x')])
  expect(parseSpans('[x](//evil.test)')).toEqual([text('x')])
  expect(parseSpans('<javascript:alert(1)>')).toEqual([text('<javascript:alert(1)>')])
})

test('HTML is text and a picture its words', () => {
  expect(parseMarkdown('<script>alert(1)</script>')).toEqual([paragraph('<script>alert(1)</script>')])
  expect(parseMarkdown('<img src=x onerror=alert(1)>')).toEqual([paragraph('<img src=x onerror=alert(1)>')])
  expect(parseSpans('![A cat](https://spy.test/cat.png)')).toEqual([text('A cat')])
})

test('what is said can be read without its looks', () => {
  expect(plainTextOf(parseMarkdown('## A\n- **b** [c](/c)\n\n| d | e |\n|-|-|\n| f | g |\n> h'))).toBe('A b c d e f g h')
})

test.each([
  ['stars', '*a '.repeat(30_000)],
  ['emphasis in emphasis', ('*_'.repeat(500) + 'a' + '_*'.repeat(500) + ' ').repeat(25)],
  ['brackets', '['.repeat(60_000)],
  ['backticks', '`'.repeat(30_000) + 'a ` '.repeat(10_000)],
  ['quotes', '>'.repeat(30_000)],
  ['lists', Array.from({ length: 400 }, (_, depth) => `${' '.repeat(depth * 2)}- x`).join('\n')],
  ['mail', 'a'.repeat(100_000)],
  ['ampersands', '&'.repeat(100_000)],
  ['spaces', `#${' '.repeat(100_000)}x${' '.repeat(100_000)}y`],
  ['dashes', `${'- '.repeat(50_000)}x`],
  ['pipes', '|'.repeat(50_000) + '\n' + '|-'.repeat(25_000)],
])('a hostile text of %s is read quickly', (_name, hostile) => {
  const start = performance.now()
  parseMarkdown(hostile)
  expect(performance.now() - start).toBeLessThan(1500)
})
