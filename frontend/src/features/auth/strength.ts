/**
 * How soon a password would be guessed. The lists of common passwords are heavy, so this is fetched
 * only when somebody is about to choose one. The server asks the same estimator in the same way.
 */
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** How hard a password is to guess, in four steps; the server refuses those of the first. */
export type Step = 1 | 2 | 3 | 4

/** What would make a password better. */
export type Advice = 'account' | 'common' | 'dates' | 'keys' | 'repeats' | 'sequences' | 'word'

/** What is to be said about a password. */
export interface Verdict {
  step: Step
  /** Nothing once the password is good. */
  advice: Advice | null
}

/** What is looked at: the estimate of more takes long, and this much is either strong or a repetition. */
const lookedAt = 40

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: lookedAt })

// The estimator gives the names of its warnings unless it is given sentences for them.
const advices: Readonly<Record<string, Advice>> = {
  straightRow: 'keys',
  keyPattern: 'keys',
  simpleRepeat: 'repeats',
  extendedRepeat: 'repeats',
  sequences: 'sequences',
  recentYears: 'dates',
  dates: 'dates',
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
  similarToCommon: 'common',
  userInputs: 'account',
}

const shortestPiece = 3

/** A text and its words: `ada.lovelace@example.com` is `ada` and `lovelace` too. */
function pieces(text: string): string[] {
  const local = text.includes('@') ? text.slice(0, text.lastIndexOf('@')) : text
  const words = text.split(/[^\p{L}\p{N}]+/u)
  return [text, local, ...words].filter((piece) => [...piece].length >= shortestPiece)
}

/** Judges a password of somebody of whom `about` is known: name, email address. */
export function judge(password: string, about: readonly string[]): Verdict {
  const known = about.flatMap(pieces)
  if (known.some((piece) => piece.toLowerCase() === password.toLowerCase())) return { step: 1, advice: 'account' }
  const { score, feedback } = estimator.check(password, known)
  const step = (score <= 1 ? 1 : score) as Step
  return { step, advice: step <= 2 ? (advices[feedback.warning ?? ''] ?? 'word') : null }
}
