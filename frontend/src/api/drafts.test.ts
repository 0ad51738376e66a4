import { beforeEach, expect, test } from 'vitest'
import { dropDrafts, keepDraft, readDraft } from './drafts'
import { clearSession, writeSession } from '@/lib/storage'

/** Signs in as the person of this id. */
const signIn = (id: string) => writeSession({ token: `h.${btoa(JSON.stringify({ sub: id }))}.s`, refreshToken: 'r' })

beforeEach(() => signIn('7'))

test('a draft is read by whoever wrote it, also after their session has ended and begun again', () => {
  keepDraft('checkout', { notes: { 1: 'A gift' } })
  clearSession()
  expect(readDraft('checkout')).toBeNull()
  signIn('7')
  expect(readDraft('checkout')).toEqual({ notes: { 1: 'A gift' } })
  dropDrafts()
  expect(readDraft('checkout')).toBeNull()
})

test('what one person wrote is shown to no other', () => {
  keepDraft('checkout', { notes: { 1: 'A gift' } })
  signIn('8')
  expect(readDraft('checkout')).toBeNull()
})

test('what is damaged or of an older version is no draft', () => {
  for (const text of ['{', '5', '{"notes":{}}']) {
    window.sessionStorage.setItem('draft_checkout', text)
    expect(readDraft('checkout')).toBeNull()
  }
})
