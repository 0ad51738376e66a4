import { useState, type MouseEvent } from 'react'
import { styled } from '@mui/material/styles'
import { Button } from '@/components/Button'
import { ButtonLink } from '@/components/ButtonLink'
import { EmptyState } from '@/components/EmptyState'
import { formatNumber } from '@/lib/language'
import { paths } from '@/lib/paths'
import { useListShopsQuery } from '../../api'
import { catalogText } from '../../text'
import { MoreProducts } from '../listing/MoreProducts'
import { DirectoryPage } from './DirectoryPage'
import { DirectoryTools } from './DirectoryTools'
import { ShopGrid } from '../shop/ShopShelf'
import { directoryText } from './text'
import { useDirectory } from './useDirectory'

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px' })
const Quiet = styled('p')(({ theme }) => ({ minBlockSize: 24, color: theme.vars.palette.text.secondary }))
const Lead = styled(Quiet)({ marginBlock: '4px 24px' })

/** How many shops a first page is expected to have while nothing is known. */
const firstGuess = 8

function NoShops({ words, onClear }: { words: string; onClear: () => void }) {
  if (words)
    return (
      <EmptyState
        icon="search"
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
      icon="store"
      title={catalogText.nothingHere}
      action={
        <ButtonLink variant="contained" to={paths.sellerRegistration()}>
          {catalogText.openFirstShop}
        </ButtonLink>
      }
    />
  )
}

function countOf(total: number | undefined): string {
  if (total === undefined) return ''
  return total === 1 ? directoryText.oneShop : directoryText.shops(formatNumber(total))
}

/** All shops of the marketplace: by name, in an order, page after page; all of it in the address. */
export function Directory() {
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
        <h1>{catalogText.vendors}</h1>
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
