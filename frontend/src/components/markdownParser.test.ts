import { expect, test } from 'vitest'
import { parseBlocks, parseInline } from './markdownParser'

test('headings, paragraphs and both kinds of list are told apart', () => {
  expect(parseBlocks('## Care\nWash by hand.\nDry it.\n\n- one\n- two\n1. first')).toEqual([
    { kind: 'heading', level: 2, text: 'Care' },
    { kind: 'paragraph', text: 'Wash by hand. Dry it.' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'ordered', items: ['first'] },
  ])
})

test('emphasis and links become spans', () => {
  expect(parseInline('**Bold**, *soft*, [shop](/shop/clay)')).toEqual([
    { kind: 'strong', text: 'Bold' },
    { kind: 'text', text: ', ' },
    { kind: 'em', text: 'soft' },
    { kind: 'text', text: ', ' },
    { kind: 'link', text: 'shop', href: '/shop/clay' },
  ])
})

test('an address that could run code stays plain text', () => {
  expect(parseInline('[x](javascript:alert(1))')).toEqual([
    { kind: 'text', text: 'x' },
    { kind: 'text', text: ')' },
  ])
  expect(parseInline('[x](//evil.test)')).toEqual([{ kind: 'text', text: 'x' }])
})

test('HTML is text', () => {
  expect(parseBlocks('<script>alert(1)</script>')).toEqual([{ kind: 'paragraph', text: '<script>alert(1)</script>' }])
})
