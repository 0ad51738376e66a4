/**
 * The server sends the answers that a page asks for first along with the page. They go into the cache
 * before anything is shown, so that no call is made for them.
 */
import { emptyApi } from '@/api/emptyApi'
import { inLanguage } from '@/api/names'
import type { AppDispatch } from './store'

/** What the server writes into the page. */
interface Block {
  /** When the answers held, in milliseconds. */
  at: number
  answers: { operation: string; path: string; arguments: unknown; answer: unknown }[]
}

/** The element of the page that holds them. */
const elementId = 'first-answers'

/** As long as this an answer counts as fresh, like one that was fetched. */
const freshMilliseconds = 300_000

function readAnswers(): Block['answers'] {
  const text = document.getElementById(elementId)?.textContent
  if (!text) return []
  const { at, answers } = JSON.parse(text) as Block
  // A page out of the browser's own cache may be old; without a network old is better than nothing.
  return navigator.onLine && Math.abs(Date.now() - at) > freshMilliseconds ? [] : answers
}

/** Puts the page's first answers into the cache, and hands them on. */
export function takeFirstAnswers(dispatch: AppDispatch): Block['answers'] {
  const answers = inLanguage(readAnswers())
  const entries = answers
    // The endpoints are injected by the features; here they are known by name alone.
    .filter(({ operation }) => operation in emptyApi.endpoints)
    .map(({ operation, arguments: arg, answer }) => ({
      endpointName: operation,
      arg: arg ?? undefined,
      value: answer,
    }))
  if (entries.length > 0) dispatch(emptyApi.util.upsertQueryEntries(entries as never))
  return answers
}
