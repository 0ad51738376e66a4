import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { Link, useSearchParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Intro } from '@/components/Intro'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { useBrowseLedgerQuery, type MarketLedger } from '@/features/operator/api'
import { Bookings } from '@/features/operator/ledger/Bookings'
import { LedgerFilter, type LedgerFilterValues } from '@/features/operator/ledger/LedgerFilter'
import { SealState } from '@/features/operator/ledger/SealState'
import { marketLedgerText as words } from '@/features/operator/ledger/text'
import { consoleText } from '@/features/operator/text'
import { paths } from '@/lib/paths'

/** Every booking, found by account, kind, shop, order and days. */
export function LedgerPage() {
  const [search, setSearch] = useSearchParams()
  const said = (name: string) => search.get(name)?.trim() ?? ''
  const shown = {
    ...{ order: said('order'), from: said('from'), to: said('to') },
    ...{ account: said('account'), kind: said('kind') },
  }
  const asked: Partial<LedgerFilterValues> = Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== ''))
  const [shop, before] = [idIn(said('shop')), idIn(said('before'))]
  const query = useBrowseLedgerQuery(
    { ...asked, ...(shop !== null && { shopId: shop }), ...(before !== null && { before }) },
    { refetchOnMountOrArgChange: true },
  )
  const change = (changes: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries({ before: null, ...changes })) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setSearch(next)
  }
  const ledger = query.currentData
  const problem = query.error === undefined || ledger ? null : problemOf(query.error)
  const isSearch = Object.keys(asked).length > 0 || shop !== null
  return (
    <Stack spacing={2.5}>
      <PageTitle>{consoleText.pages.ledger}</PageTitle>
      <h1>{consoleText.pages.ledger}</h1>
      <Intro>{words.intro}</Intro>
      <LedgerFilter
        // What the address says anew stands in the fields.
        key={[shown.order, shown.from, shown.to].join('\n')}
        shown={shown}
        accounts={query.data?.accounts ?? []}
        kinds={query.data?.kinds ?? []}
        onChange={change}
      />
      {shop !== null && (
        <Row>
          <strong>{shopIn(ledger, shop)}</strong>
          <Button variant="text" onClick={() => change({ shop: null })}>
            {words.allShops}
          </Button>
        </Row>
      )}
      {problem && <ErrorState title={words.failed} requestId={problem.requestId} onRetry={() => void query.refetch()} />}
      {!ledger && !problem && <Waiting />}
      {ledger?.items.length === 0 && <None isSearch={isSearch} />}
      {ledger && ledger.items.length > 0 && <Bookings label={consoleText.pages.ledger} items={ledger.items} />}
      {ledger && (before !== null || ledger.next !== null) && (
        <Row>
          {before !== null && (
            <Button variant="outlined" onClick={() => change({})}>
              {words.latest}
            </Button>
          )}
          {ledger.next !== null && (
            <Button variant="outlined" onClick={() => change({ before: String(ledger.next) })}>
              {words.older}
            </Button>
          )}
        </Row>
      )}
      {ledger && <SealState seal={ledger.seal} />}
    </Stack>
  )
}

/** A number of an address; null where it is none. */
const idIn = (raw: string) => (/^[1-9]\d{0,14}$/.test(raw) ? Number(raw) : null)

/** What the shop is called of which bookings are shown. */
function shopIn(ledger: MarketLedger | undefined, shop: number) {
  const line = ledger?.items.flatMap(({ lines }) => lines).find(({ shopId }) => shopId === shop)
  return line?.shopName ? words.onlyShop(line.shopName) : words.onlyOneShop
}

function Waiting() {
  return (
    <Stack spacing={1.5} aria-busy="true">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={150} />
      ))}
    </Stack>
  )
}

function None({ isSearch }: { isSearch: boolean }) {
  if (!isSearch) return <EmptyState title={words.none} text={words.noneText} />
  return (
    <EmptyState
      title={words.noneFound}
      text={words.noneFoundText}
      action={
        <Button component={Link} variant="outlined" to={paths.adminLedger()}>
          {words.clear}
        </Button>
      }
    />
  )
}
