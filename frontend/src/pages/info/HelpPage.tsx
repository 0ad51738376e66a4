import { useMemo, useState, type FormEvent } from 'react'
import Avatar from '@mui/material/Avatar'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { LucideIcon } from 'lucide-react'
import HelpIcon from 'lucide-react/icons/circle-question-mark'
import LockIcon from 'lucide-react/icons/lock'
import MailIcon from 'lucide-react/icons/mail'
import ReceiptTextIcon from 'lucide-react/icons/receipt-text'
import ShieldCheckIcon from 'lucide-react/icons/shield-check'
import ShoppingCartIcon from 'lucide-react/icons/shopping-cart'
import StoreIcon from 'lucide-react/icons/store'
import TruckIcon from 'lucide-react/icons/truck'
import UndoIcon from 'lucide-react/icons/undo-2'
import UserIcon from 'lucide-react/icons/user-round'
import { Link, useNavigate } from 'react-router-dom'
import { Highlighted, highlightPattern } from '@/components/richText/highlight'
import { firstLinkOf, sectionsOf } from '@/components/richText/sections'
import { highlightStyle, Prose, RichText } from '@/components/richText/RichText'
import { useInfoPage } from '@/features/content/api'
import { NothingFound } from '@/features/content/components/FaqList'
import { SearchBox } from '@/features/content/components/SearchBox'
import { questionsOf, readFaq, searchFaq, searchWords } from '@/features/content/faq'
import { contentText } from '@/features/content/text'
import { characters, media, radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { InfoFrame } from './InfoFrame'

/** The way to each answer: a search over the questions, then the themes. */
export function HelpPage() {
  return (
    <InfoFrame slug="help" wide>
      {({ bodyHtml }) => (
        <Stack spacing={4}>
          <HelpSearch />
          <HelpCards html={bodyHtml} />
        </Stack>
      )}
    </InfoFrame>
  )
}

/** As many as can be looked through at a glance; the rest is one step away. */
const most = 6

const Frame = styled('form')({ maxInlineSize: characters(68), display: 'grid', gap: 8 })
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
  ...highlightStyle(theme),
}))

/** Looks through the questions and answers from the help page and leads to the answer. */
function HelpSearch() {
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const words = query.trim()
  const { page } = useInfoPage('faq', words === '')
  const groups = useMemo(() => readFaq(page?.bodyHtml ?? ''), [page?.bodyHtml])
  const hits = questionsOf(searchFaq(groups, words))
  const isSearched = words !== '' && page !== null
  const marks = highlightPattern(searchWords(words))
  const searchAll = (event: FormEvent) => {
    event.preventDefault()
    if (words !== '') void navigate(paths.faq(words))
  }
  return (
    <Frame role="search" onSubmit={searchAll}>
      <SearchBox label={contentText.faq.search} value={query} onChange={setQuery} />
      <Typography variant="body2" color="textSecondary" role="status">
        {isSearched ? contentText.faq.count(hits.length) : contentText.faq.searchHint}
      </Typography>
      {isSearched && hits.length > 0 && (
        <Hits aria-label={contentText.faq.hits}>
          {hits.slice(0, most).map((question) => (
            <li key={question.id}>
              <Link to={`${paths.faq()}#${question.id}`}>
                <span>
                  <Highlighted text={question.title} marks={marks} />
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

// Two columns of cards of their own heights, read down one after the other.
const Grid = styled('div')({
  columns: 1,
  columnGap: 20,
  '& > *': { breakInside: 'avoid' },
  '& > * + *': { marginBlockStart: 12 },
  [media.wide]: { columns: 2, '& > * + *': { marginBlockStart: 20 } },
})
const Card = styled('section')(({ theme }) => ({
  padding: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  '& h2': { ...theme.typography.h3, marginBlock: '12px 8px' },
}))
// The links of a card are what people come for: each gets the height of a finger.
const Links = styled(Prose)({
  '& ul': { listStyle: 'none', paddingInlineStart: 0, gap: 0 },
  '& ul > li': { paddingBlock: 10 },
  '& a': { paddingBlock: 13 },
})

/** What a theme is about, by the page that its first link leads to. */
const icons: readonly (readonly [start: string, icon: LucideIcon])[] = [
  ['/account/orders', ReceiptTextIcon],
  ['/track-order', TruckIcon],
  ['/account', UserIcon],
  ['/register', UserIcon],
  ['/login', UserIcon],
  ['/seller', StoreIcon],
  ['/returns', UndoIcon],
  ['/shipping', TruckIcon],
  ['/buyer-protection', ShieldCheckIcon],
  ['/cart', ShoppingCartIcon],
  ['/checkout', LockIcon],
  ['/contact', MailIcon],
]

function iconOf(html: string): LucideIcon {
  const target = firstLinkOf(html) ?? ''
  return icons.find(([start]) => target.startsWith(start))?.[1] ?? HelpIcon
}

/** The themes of the help page as cards with their links. */
function HelpCards({ html }: { html: string }) {
  return (
    <Grid>
      {sectionsOf(html, 2).map((theme) => {
        const Icon = iconOf(theme.html)
        return (
          <Card key={theme.id} aria-labelledby={theme.id}>
            <Avatar variant="rounded" sx={{ inlineSize: 44, blockSize: 44 }}>
              <Icon />
            </Avatar>
            <h2 id={theme.id}>{theme.title}</h2>
            <RichText as={Links} html={theme.html} />
          </Card>
        )
      })}
    </Grid>
  )
}
