import { useMemo, useState } from 'react'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { Highlighted, highlightHtml, highlightPattern } from '@/components/richText/highlight'
import { highlightStyle, RichText } from '@/components/richText/RichText'
import { Row } from '@/components/Row'
import { characters, media } from '@/lib/design'
import { paths } from '@/lib/paths'
import { questionsOf, readFaq, searchFaq, searchWords, type Group, type Question } from '../faq'
import { contentText } from '../text'
import { anchorIdOf } from '../useAnchor'
import { SearchBox } from './SearchBox'

const List = styled('div')({
  maxInlineSize: characters(68),
  '& section': { marginBlockStart: 24 },
  '& section + section': { marginBlockStart: 40 },
  '& h2': { marginBlockEnd: 4, outline: 'none' },
})

// Its words end where the column ends.
const ToggleAll = styled(Button)({ marginInlineEnd: -13 })

/** Questions by theme: searched through as one types, opened one by one or all at once. */
export function FaqList({ html }: { html: string }) {
  const groups = useMemo(() => readFaq(html), [html])
  const faq = useFaq(groups)
  const marks = useMemo(() => highlightPattern(searchWords(faq.query)), [faq.query])
  return (
    <List>
      <Stack spacing={1}>
        <SearchBox label={contentText.faq.search} value={faq.query} onChange={faq.search} />
        <Row spread>
          <Typography variant="body2" color="textSecondary" role="status">
            {contentText.faq.count(faq.count)}
          </Typography>
          {faq.count > 1 && (
            <ToggleAll variant="text" size="small" onClick={faq.toggleAll}>
              {faq.isAllOpen ? contentText.faq.closeAll : contentText.faq.openAll}
            </ToggleAll>
          )}
        </Row>
      </Stack>
      {faq.groups.map((group) => (
        <section key={group.id} aria-labelledby={group.id}>
          <h2 id={group.id}>{group.title}</h2>
          {group.questions.map((question) => (
            <QuestionItem
              key={question.id}
              question={question}
              marks={marks}
              isOpen={faq.isOpen(question.id)}
              onToggle={() => faq.toggle(question.id)}
            />
          ))}
        </section>
      ))}
      {faq.count === 0 && <NothingFound query={faq.query.trim()} />}
    </List>
  )
}

/** No answer holds these words: somebody can be asked. */
export function NothingFound({ query }: { query: string }) {
  return (
    <EmptyState
      illustration="compass"
      title={contentText.faq.nothingFor(query)}
      text={contentText.faq.nothingHint}
      action={
        <Button component={Link} variant="outlined" to={paths.contact()}>
          {contentText.writeToUs}
        </Button>
      }
    />
  )
}

const Item = styled(Accordion)(({ theme }) => ({
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  '& h3': { ...theme.typography.h4, scrollMarginBlockStart: 16 },
  '& h3 > button': {
    minBlockSize: 56,
    fontWeight: 'inherit',
    [media.hover]: { '&:hover': { color: theme.vars.palette.link } },
  },
  ...highlightStyle(theme),
}))

interface QuestionItemProps {
  question: Question
  /** The words that were searched for. */
  marks: RegExp | null
  isOpen: boolean
  onToggle: () => void
}

/** A question that unfolds its answer. */
function QuestionItem({ question, marks, isOpen, onToggle }: QuestionItemProps) {
  return (
    <Item
      expanded={isOpen}
      onChange={onToggle}
      slotProps={{ heading: { component: 'h3', id: question.id } }}
    >
      <AccordionSummary>
        <span>
          <Highlighted text={question.title} marks={marks} />
        </span>
      </AccordionSummary>
      <AccordionDetails>
        <RichText html={highlightHtml(question.html, marks)} />
      </AccordionDetails>
    </Item>
  )
}

const idsOf = (groups: readonly Group[]) => questionsOf(groups).map(({ id }) => id)

/** The state of a page of questions; `?q=` in the address is a search to begin with. */
function useFaq(groups: readonly Group[]) {
  const { hash, key } = useLocation()
  const [params] = useSearchParams()
  const [query, setQuery] = useState(params.get('q') ?? '')
  const found = searchFaq(groups, query)
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(query === '' ? [] : idsOf(found)))
  const [seen, setSeen] = useState<string | null>(null)

  const named = anchorIdOf(hash)
  if (key + hash !== seen) {
    // A link that names a question shows it, whatever was searched for before.
    setSeen(key + hash)
    if (named !== null && idsOf(groups).includes(named)) setOpen(new Set([...open, named]))
    if (named !== null) setQuery('')
  }

  const search = (words: string) => {
    setQuery(words)
    setOpen(new Set(words.trim() === '' ? [] : idsOf(searchFaq(groups, words))))
  }
  const toggle = (id: string) => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    setOpen(next)
  }
  const shown = idsOf(found)
  const isAllOpen = shown.length > 0 && shown.every((id) => open.has(id))
  return {
    query,
    search,
    groups: found,
    count: shown.length,
    isOpen: (id: string) => open.has(id),
    toggle,
    isAllOpen,
    toggleAll: () => setOpen(new Set(isAllOpen ? [] : shown)),
  }
}
