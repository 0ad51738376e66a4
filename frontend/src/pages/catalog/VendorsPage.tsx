import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/Button'
import { ButtonLink } from '@/components/ButtonLink'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { PageTitle, Sections, Wrap } from '@/components/Page'
import { useListShopsQuery } from '@/features/catalog/api'
import { ShopEntries, ShopGrid, ShopsSkeleton } from '@/features/catalog/components/shop/ShopShelf'
import { shopfrontText } from '@/features/catalog/components/shop/text'
import { catalogText } from '@/features/catalog/text'
import { formatNumber } from '@/lib/language'
import { paths } from '@/lib/paths'
import { styled } from '@/lib/styled'

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px' })
const Quiet = styled('p')(({ theme }) => ({ minBlockSize: 24, color: theme.vars.palette.text.secondary }))
const Lead = styled(Quiet)({ marginBlock: '4px 24px' })
const More = styled('div')({ display: 'grid', justifyItems: 'center', marginBlockStart: 24 })
const Whole = styled('li')({ gridColumn: '1 / -1' })

type ShopPageOfProps = { page: number; focusFirst: boolean; expected: number }

/** One page of shops; the first of a page that was asked for takes the focus. */
function ShopPageOf({ page, focusFirst, expected }: ShopPageOfProps) {
  const { data, isError, isFetching, refetch } = useListShopsQuery({ page })
  const mark = useRef<HTMLLIElement>(null)
  const ready = data !== undefined
  useEffect(() => {
    if (focusFirst && ready) mark.current?.nextElementSibling?.querySelector('a')?.focus({ preventScroll: true })
  }, [focusFirst, ready])
  if (isError && !isFetching)
    return (
      <Whole>
        <ErrorState title={shopfrontText.shopsFailed} onRetry={() => void refetch()} />
      </Whole>
    )
  if (!data) return <ShopsSkeleton count={expected} />
  return (
    <>
      <li ref={mark} hidden />
      <ShopEntries shops={data.items} heading="h2" leading={page === 1} />
    </>
  )
}

function NoShops() {
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

/** All shops of the marketplace. */
export function VendorsPage() {
  const [pages, setPages] = useState(1)
  const { data, isFetching } = useListShopsQuery({ page: 1 })
  const total = data?.total
  const counted = total === 1 ? shopfrontText.oneShop : shopfrontText.shops(formatNumber(total ?? 0))
  const left = data ? data.total - pages * data.pageSize : 0
  return (
    <Wrap>
      <PageTitle>{catalogText.vendors}</PageTitle>
      <Sections>
        <div>
          <Head>
            <h1>{catalogText.vendors}</h1>
            <Quiet aria-live="polite">{total === undefined ? '' : counted}</Quiet>
          </Head>
          <Lead>{shopfrontText.lead}</Lead>
          {total === 0 ? (
            <NoShops />
          ) : (
            <ShopGrid busy={isFetching}>
              {Array.from({ length: pages }, (_, at) => (
                <ShopPageOf
                  key={at}
                  page={at + 1}
                  focusFirst={at > 0 && at + 1 === pages}
                  expected={data ? Math.min(data.pageSize, data.total - at * data.pageSize) : 8}
                />
              ))}
            </ShopGrid>
          )}
          {left > 0 && (
            <More>
              <Button variant="outlined" size="large" onClick={() => setPages(pages + 1)}>
                {shopfrontText.moreShops}
              </Button>
            </More>
          )}
        </div>
      </Sections>
    </Wrap>
  )
}
