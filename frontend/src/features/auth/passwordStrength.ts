/**
 * Password strength. The lists of common passwords are large, so this is loaded only when somebody is about to
 * choose one. The server uses the same estimator in the same way.
 */
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** How hard a password is to guess, in four steps; the server refuses those of the first. */
export type StrengthLevel = 1 | 2 | 3 | 4

/** What would make a password better. */
export type Advice = 'account' | 'common' | 'dates' | 'keys' | 'repeats' | 'sequences' | 'word'

/** The verdict on a password. */
export interface PasswordStrength {
  step: StrengthLevel
  /** Nothing once the password is good. */
  advice: Advice | null
}

/** How many characters are examined: estimating more takes long, and this many are either strong or a repetition. */
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
export function estimateStrength(password: string, about: readonly string[]): PasswordStrength {
  const known = about.flatMap(pieces)
  if (known.some((piece) => piece.toLowerCase() === password.toLowerCase())) return { step: 1, advice: 'account' }
  const { score, feedback } = estimator.check(password, known)
  const step = (score <= 1 ? 1 : score) as StrengthLevel
  return { step, advice: step <= 2 ? (advices[feedback.warning ?? ''] ?? 'word') : null }
}
