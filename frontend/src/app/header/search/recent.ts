/** The words searched for last, kept in the browser. */
import { readRecentSearches, writeRecentSearches } from '@/lib/storage'

const others = (words: string) => readRecentSearches().filter((each) => each !== words)

/** Puts these words first. */
export const rememberSearch = (words: string) => writeRecentSearches([words, ...others(words)])

/** Takes these words out. */
export const forgetSearch = (words: string) => writeRecentSearches(others(words))
