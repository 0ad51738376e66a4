import { Link, useSearchParams } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import type { Correction } from '../../api'
import { listingText } from './text'

const Line = styled('p')(({ theme }) => ({
  paddingBlock: '0 8px',
  '& a': {
    display: 'inline-block',
    paddingBlock: 10,
    color: theme.vars.palette.link,
    fontWeight: 550,
    textUnderlineOffset: 3,
  },
}))

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)

/** Some of the words alone are no other spelling of all. */
const isPartOf = (words: string, query: string) => {
  const typed = wordsOf(query)
  return wordsOf(words).every((word) => typed.includes(word))
}

/** Leads back to the words as they were typed, where the heading names those they were taken for; or to what may have been meant. */
export function CorrectionLine({ correction, query }: { correction: Correction; query: string }) {
  const [params] = useSearchParams()
  const { words, applied } = correction
  const addressOf = (text: string) => {
    const next = new URLSearchParams(params)
    next.delete('page')
    next.set('q', text)
    return `?${next}`
  }
  return (
    <Line>
      {applied ? (
        <Link to={addressOf(`"${query}"`)}>{listingText.searchInstead(query)}</Link>
      ) : (
        <Link to={addressOf(words)}>
          {isPartOf(words, query) ? listingText.showResultsFor(words) : listingText.didYouMean(words)}
        </Link>
      )}
    </Line>
  )
}
