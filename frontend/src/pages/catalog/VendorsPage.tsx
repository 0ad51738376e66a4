import { useState } from 'react'
import { Button } from '@/components/Button'
import { Skeleton } from '@/components/Skeleton'
import { styled } from '@mui/material/styles'
import { ButtonLink } from '@/components/ButtonLink'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { PageTitle, Sections, Wrap } from '@/components/Page'
import { useListShopsQuery } from '@/features/catalog/api'
import { ShopShelf } from '@/features/catalog/components/ShopShelf'
import { catalogText } from '@/features/catalog/text'
import { paths } from '@/lib/paths'

const Lead = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary, marginBlock: '4px 24px' }))
const Stack = styled('div')({ display: 'grid', gap: 20, justifyItems: 'stretch' })
const More = styled('div')({ display: 'grid', justifyItems: 'center', marginBlockStart: 24 })

function ShopPageOf({ page }: { page: number }) {
  const { data } = useListShopsQuery({ page })
  return data ? <ShopShelf shops={data.items} heading="h2" /> : <Skeleton height={240} />
}

/** All shops of the marketplace. */
export function VendorsPage() {
  const [pages, setPages] = useState(1)
  const { data, isError, refetch } = useListShopsQuery({ page: 1 })
  return (
    <Wrap>
      <PageTitle>{catalogText.vendors}</PageTitle>
      <Sections>
        <div>
          <h1>{catalogText.vendors}</h1>
          <Lead>{catalogText.vendorsLine}</Lead>
          {isError && <ErrorState title={catalogText.shopsFailed} onRetry={() => void refetch()} />}
          {data?.total === 0 && (
            <EmptyState
              icon="store"
              title={catalogText.nothingHere}
              action={
                <ButtonLink variant="contained" to={paths.sellerRegistration()}>
                  {catalogText.openFirstShop}
                </ButtonLink>
              }
            />
          )}
          {!isError && (
            <Stack>
              {Array.from({ length: pages }, (_, at) => (
                <ShopPageOf key={at} page={at + 1} />
              ))}
            </Stack>
          )}
          {data && pages * data.pageSize < data.total && (
            <More>
              <Button variant="outlined" size="large" onClick={() => setPages(pages + 1)}>
                {catalogText.moreShops}
              </Button>
            </More>
          )}
        </div>
      </Sections>
    </Wrap>
  )
}
