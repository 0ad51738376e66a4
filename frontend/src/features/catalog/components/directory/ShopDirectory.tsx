import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type MouseEvent } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { InlineSelect } from '@/components/form/InlineSelect'
import { TileGround } from '@/components/ProductTile'
import { SearchBox } from '@/features/content/components/SearchBox'
import { characters, media, radius } from '@/lib/design'
import { formatNumber } from '@/lib/language'
import { paths } from '@/lib/paths'
import { useListShopsQuery } from '../../api'
import { useTakesLong } from '../../viewHooks'
import { readPage } from '../../listing'
import { catalogText } from '../../text'
import { MoreProducts } from '../listing/MoreProducts'
import { ShopTiles, ShopGrid, ShopsSkeleton } from '../shop/ShopGrid'
import { directoryText } from './text'

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px' })
const Quiet = styled('p')(({ theme }) => ({ minBlockSize: 24, color: theme.vars.palette.text.secondary }))
const Lead = styled(Quiet)({ marginBlock: '4px 24px' })

/** How many shops a first page is expected to have while nothing is known. */
const firstGuess = 8

function NoShops({ words, onClear }: { words: string; onClear: () => void }) {
  if (words)
    return (
      <EmptyState
        illustration="compass"
        title={directoryText.noShopFor(words)}
        text={directoryText.noShopForText}
        action={
          <Button variant="outlined" onClick={onClear}>
            {directoryText.showAllShops}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      illustration="shop"
      title={catalogText.nothingHere}
      action={
        <Button component={Link} variant="contained" to={paths.sellerRegistration()}>
          {catalogText.openFirstShop}
        </Button>
      }
    />
  )
}

function countOf(total: number | undefined): string {
  if (total === undefined) return ''
  return total === 1 ? directoryText.oneShop : directoryText.shops(formatNumber(total))
}

/** All shops of the marketplace: by name, in an order, page after page; all of it in the address. */
export function ShopDirectory() {
  const { query, words, sort, firstPage, lastPage, showPages, pageAddress, search, orderBy } = useDirectory()
  const { data, currentData, isError, isFetching } = useListShopsQuery({ ...query, page: lastPage })
  // The page whose first shop takes the focus, because its visitor asked for it.
  const [asked, setAsked] = useState<number | null>(null)
  const answer = isError ? undefined : (currentData ?? data)
  const { total = 0, pageSize = firstGuess } = answer ?? {}
  const roomFor = (page: number) => Math.max(0, Math.min(pageSize, total - (page - 1) * pageSize))
  const show = (event: MouseEvent, page: number, first: number, last: number) => {
    event.preventDefault()
    setAsked(page)
    showPages(first, last)
  }
  return (
    <div>
      <Head>
        <h1>{catalogText.shops}</h1>
        <Quiet aria-live="polite">{countOf(answer?.total)}</Quiet>
      </Head>
      <Lead>{directoryText.lead}</Lead>
      <DirectoryTools words={words} sort={sort} onSearch={search} onSort={orderBy} />
      {firstPage > 1 && (
        <Button variant="text" onClick={(event) => show(event, 1, 1, lastPage)}>
          {directoryText.earlierShops}
        </Button>
      )}
      {answer?.total === 0 ? (
        <NoShops words={words} onClear={() => search('')} />
      ) : (
        <ShopGrid busy={isFetching}>
          {Array.from({ length: lastPage - firstPage + 1 }, (_, at) => (
            <DirectoryPage
              key={firstPage + at}
              query={query}
              page={firstPage + at}
              expected={roomFor(firstPage + at) || firstGuess}
              leading={at === 0}
              focusFirst={asked === firstPage + at}
            />
          ))}
        </ShopGrid>
      )}
      {total > 0 && (
        <MoreProducts
          shown={Math.min(total, lastPage * pageSize) - (firstPage - 1) * pageSize}
          total={total}
          next={lastPage * pageSize < total ? pageAddress(lastPage + 1) : null}
          nextCount={roomFor(lastPage + 1)}
          onMore={(event) => show(event, lastPage + 1, firstPage, lastPage + 1)}
        />
      )}
    </div>
  )
}

const Whole = styled('li')({ gridColumn: '1 / -1' })

type DirectoryPageProps = {
  query: { q?: string; sort?: string }
  page: number
  /** How many shops are expected, for the room they take while on their way. */
  expected: number
  leading: boolean
  /** Whether its first shop takes the focus when it is there. */
  focusFirst: boolean
}

/** One page of the directory of shops. */
function DirectoryPage({ query, page, expected, leading, focusFirst }: DirectoryPageProps) {
  const { data, currentData, isError, isFetching, refetch } = useListShopsQuery({ ...query, page })
  // Shops of other words stay for a moment, so that a quick answer does not flicker.
  const slow = useTakesLong(isFetching && data !== currentData)
  const mark = useRef<HTMLLIElement>(null)
  const ready = currentData !== undefined
  useEffect(() => {
    if (focusFirst && ready) mark.current?.nextElementSibling?.querySelector('a')?.focus({ preventScroll: true })
  }, [focusFirst, ready])
  if (isError && !isFetching)
    return (
      <Whole>
        <ErrorState title={directoryText.shopsFailed} onRetry={() => void refetch()} />
      </Whole>
    )
  const shown = currentData ?? (slow ? undefined : data)
  if (!shown) return <ShopsSkeleton count={expected} />
  return (
    <>
      <li ref={mark} hidden />
      <ShopTiles shops={shown.items} heading="h2" leading={leading} />
    </>
  )
}

const Row = styled('div')({
  display: 'grid',
  gap: 12,
  marginBlockEnd: 16,
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 440px) auto', justifyContent: 'space-between' },
})

/** The orders that the directory of shops can stand in; the first is the usual one. */
const shopSorts = ['reviews', 'rating', 'newest', 'name'] as const
type ShopSort = (typeof shopSorts)[number]

const orders = shopSorts.map((sort) => [sort, directoryText.sorts[sort]] as const)

/** How long after the last key the shops are looked for, in milliseconds. */
const patience = 300

type DirectoryToolsProps = {
  words: string
  sort: ShopSort
  onSearch: (words: string) => void
  onSort: (sort: ShopSort) => void
}

/** The search by name, which follows what is typed, and the order of the shops. */
function DirectoryTools({ words, sort, onSearch, onSort }: DirectoryToolsProps) {
  const [draft, setDraft] = useState({ of: words, sent: words, text: words })
  // Other words have come by the address; those sent from here must not undo what was typed since.
  if (draft.of !== words)
    setDraft(draft.sent === words ? { ...draft, of: words } : { of: words, sent: words, text: words })
  const { text } = draft
  const look = (typed: string) => {
    const sent = typed.trim()
    if (sent === words) return
    setDraft((now) => ({ ...now, sent }))
    onSearch(sent)
  }
  const lookLater = useEffectEvent(look)
  useEffect(() => {
    const timer = setTimeout(() => lookLater(text), patience)
    return () => clearTimeout(timer)
  }, [text])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    look(text)
  }
  return (
    <Row>
      <form role="search" aria-label={directoryText.searchShops} onSubmit={submit}>
        <SearchBox
          name="q"
          label={directoryText.searchShops}
          value={text}
          onChange={(typed) => setDraft((now) => ({ ...now, text: typed }))}
        />
      </form>
      <InlineSelect label={directoryText.sort} value={sort} choices={orders} onChange={onSort} />
    </Row>
  )
}

const Box = styled(TileGround)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 24px',
  padding: 24,
  borderRadius: radius.dialog,
  [media.wide]: { padding: '32px 40px' },
})
const Words = styled('div')({ '& p': { marginBlockStart: 4, maxInlineSize: characters(52) } })

/** The way to a shop of one's own. */
export function SellHere() {
  return (
    <section aria-label={directoryText.sellTitle}>
      <Box tile="mint" square={false}>
        <Words>
          <h2>{directoryText.sellTitle}</h2>
          <p>{directoryText.sellText}</p>
        </Words>
        <Button component={Link} variant="outlined" size="large" to={paths.sellerRegistration()}>
          {directoryText.sell}
        </Button>
      </Box>
    </section>
  )
}

/** The page the visitor started on while more are added; the address names the last one. */
type EntryState = { firstPage?: number } | null

/** The directory of shops as the address has it, and the ways to change it. */
function useDirectory() {
  const [params, setParams] = useSearchParams()
  const entry = useLocation().state as EntryState
  const navigate = useNavigate()
  const words = params.get('q')?.trim() ?? ''
  const sort = shopSorts.find((known) => known === params.get('sort')) ?? shopSorts[0]
  const lastPage = readPage(params)
  const firstPage = Math.min(entry?.firstPage ?? lastPage, lastPage)

  const change = (name: 'q' | 'sort', value: string) => {
    const next = new URLSearchParams(params)
    next.delete('page')
    if (value) next.set(name, value)
    else next.delete(name)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  /** The address of a page, for the link behind "Show more". */
  const pageAddress = (page: number) => {
    const next = new URLSearchParams(params)
    if (page > 1) next.set('page', String(page))
    else next.delete('page')
    return `?${next}`
  }
  return {
    query: { ...(words ? { q: words } : {}), ...(sort === shopSorts[0] ? {} : { sort }) },
    words,
    sort,
    firstPage,
    lastPage,
    pageAddress,
    search: (text: string) => change('q', text.trim()),
    orderBy: (chosen: ShopSort) => change('sort', chosen === shopSorts[0] ? '' : chosen),
    showPages: (first: number, last: number) =>
      void navigate({ search: pageAddress(last) }, { replace: true, state: { firstPage: first } }),
  }
}
