import { useMemo, useState, type FormEvent } from 'react'
import Typography from '@mui/material/Typography'
import { Link, useNavigate } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { Marked } from '@/components/richText/Marked'
import { marksOf } from '@/components/richText/marks'
import { markStyle } from '@/components/richText/Prose'
import { radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { questionsOf, readFaq, searchFaq, soughtIn } from '../faq'
import { contentText } from '../text'
import { useInfoPage } from '../useInfoPage'
import { NothingFound } from './FaqList'
import { SearchBox } from './SearchBox'

/** As many as can be looked through at a glance; the rest is one step away. */
const most = 6

const Frame = styled('form')({ maxInlineSize: '68ch', display: 'grid', gap: 8 })
const Hits = styled('ul')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  overflow: 'hidden',
  '& li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 48,
    padding: '10px 16px',
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
    '&:focus-visible': { outlineOffset: -2 },
  },
  ...markStyle(theme),
}))

/** Looks through the questions and answers from the help page and leads to the answer. */
export function HelpSearch() {
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const words = query.trim()
  const { page } = useInfoPage('faq', words === '')
  const groups = useMemo(() => readFaq(page?.bodyHtml ?? ''), [page?.bodyHtml])
  const hits = questionsOf(searchFaq(groups, words))
  const isSearched = words !== '' && page !== null
  const marks = marksOf(soughtIn(words))
  const searchAll = (event: FormEvent) => {
    event.preventDefault()
    if (words !== '') void navigate(paths.faq(words))
  }
  return (
    <Frame role="search" onSubmit={searchAll}>
      <SearchBox label={contentText.faq.search} value={query} onChange={(event) => setQuery(event.target.value)} />
      <Typography variant="body2" color="textSecondary" role="status">
        {isSearched ? contentText.faq.count(hits.length) : contentText.faq.searchHint}
      </Typography>
      {isSearched && hits.length > 0 && (
        <Hits aria-label={contentText.faq.hits}>
          {hits.slice(0, most).map((question) => (
            <li key={question.id}>
              <Link to={`${paths.faq()}#${question.id}`}>
                <span>
                  <Marked text={question.title} marks={marks} />
                </span>
              </Link>
            </li>
          ))}
          {hits.length > most && (
            <li>
              <Link to={paths.faq(words)}>{contentText.faq.allHits(hits.length)}</Link>
            </li>
          )}
        </Hits>
      )}
      {isSearched && hits.length === 0 && <NothingFound query={words} />}
    </Frame>
  )
}
