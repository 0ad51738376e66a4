/**
 * The server sends the API responses that a page needs first along with the page. They are put into the cache before
 * anything is shown, so that they are not requested.
 */
import { emptyApi } from '@/api/emptyApi'
import { localized } from '@/api/localizedNames'
import type { AppDispatch } from './store'

/** What the server writes into the page. */
interface EmbeddedBlock {
  /** When the responses were valid, in milliseconds. */
  at: number
  answers: { operation: string; path: string; arguments: unknown; answer: unknown }[]
}

/** The element of the page that holds them. */
const elementId = 'first-answers'

/** How long a response counts as fresh, like one that was fetched. */
const freshMilliseconds = 300_000

function readResponses(): EmbeddedBlock['answers'] {
  const text = document.getElementById(elementId)?.textContent
  if (!text) return []
  const { at, answers } = JSON.parse(text) as EmbeddedBlock
  // A page out of the browser's own cache may be old; without a network old is better than nothing.
  return navigator.onLine && Math.abs(Date.now() - at) > freshMilliseconds ? [] : answers
}

/** Puts the page's first responses into the cache, and returns them. */
export function takeEmbeddedResponses(dispatch: AppDispatch): EmbeddedBlock['answers'] {
  const answers = localized(readResponses())
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
