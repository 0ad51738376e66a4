import { formatNumber, texts } from '@/lib/language'

/** The words around the marketplace's own texts: finding one's way and searching. */
export const contentText = texts('contentText', {
  onThisPage: 'On this page',
  edit: 'Edit page',
  writeToUs: 'Write to us',
  faq: {
    search: 'Search questions and answers',
    searchHint: 'Type a word, such as refund or parcel',
    count: (count: number) => `${formatNumber(count)} ${count === 1 ? 'question' : 'questions'}`,
    openAll: 'Open all',
    closeAll: 'Close all',
    hits: 'Answers found',
    allHits: (count: number) => `Show all ${formatNumber(count)} answers`,
    nothingFor: (query: string) => `No answers for "${query}"`,
    nothingHint: 'Try another word, or ask us. A person reads every message.',
  },
})
