/** Rules of fields that react-hook-form has no words for; the others are written in its own. */

/** How many characters a person counts: a smiley is one. */
export const lengthOf = (text: string) => [...text].length

/** It must be there and look like this. */
export const matching = (pattern: RegExp, words: string) => ({ required: words, pattern: { value: pattern, message: words } })

/** This many characters or more. */
export const atLeast = (count: number, words: string) => (text: string) => lengthOf(text) >= count || words

/** This many characters or fewer. */
export const atMost = (count: number, words: string) => (text: string) => lengthOf(text) <= count || words

/** Every character counts, as in a password; elsewhere spaces around a text do not. */
export const verbatim = { setValueAs: (typed: string) => typed }
