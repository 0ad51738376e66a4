import { ButtonLink } from '@/components/ButtonLink'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Section, Sections, Wrap } from '@/components/Page'
import { useGetHomeQuery } from '@/features/catalog/api'
import { Below } from '@/features/catalog/components/Below'
import { CategoryTiles } from '@/features/catalog/components/home/CategoryTiles'
import { EditorialPair } from '@/features/catalog/components/home/EditorialPair'
import { Hero } from '@/features/catalog/components/home/Hero'
import { NewArrivals } from '@/features/catalog/components/home/NewArrivals'
import { Promises } from '@/features/catalog/components/home/Promises'
import { MoreLink } from '@/features/catalog/components/home/SeeAll'
import { Shelf } from '@/features/catalog/components/home/Shelf'
import { frontPageText } from '@/features/catalog/components/home/text'
import { RecentlyViewed } from '@/features/catalog/components/RecentlyViewed'
import { ShopEntries, ShopGrid } from '@/features/catalog/components/shop/ShopShelf'
import { catalogText } from '@/features/catalog/text'
import { paths } from '@/lib/paths'

const bestSellers = '/search?sort=best_selling'
const onSale = '/search?onSale=true&sort=discount'

/** What stands instead of the shelves while no shop sells anything. */
function NoGoods() {
  return (
    <EmptyState
      icon="store"
      title={catalogText.nothingHere}
      text={catalogText.nothingHereText}
      action={
        <ButtonLink variant="outlined" to={paths.sellerRegistration()}>
          {catalogText.openFirstShop}
        </ButtonLink>
      }
    />
  )
}

function Shelves() {
  const { data, isError, isFetching, refetch } = useGetHomeQuery()
  if (isError && !isFetching) return <ErrorState title={frontPageText.failed} onRetry={() => void refetch()} />
  if (data?.newest.length === 0) return <NoGoods />
  return (
    <>
      <Shelf title={catalogText.bestSellers} cards={data?.bestSellers} to={bestSellers} />
      <EditorialPair />
      <Shelf title={catalogText.onSale} cards={data?.onSale} to={onSale} below />
      <NewArrivals cards={data?.newest} />
      {data && data.shops.length > 0 && (
        <Below phone="1080px" wide="310px">
          <Section
            title={frontPageText.shops}
            end={<MoreLink to={paths.vendors()}>{catalogText.allShops}</MoreLink>}
          >
            <ShopGrid>
              <ShopEntries shops={data.shops.slice(0, 4)} />
            </ShopGrid>
          </Section>
        </Below>
      )}
    </>
  )
}

/** The shop window: what this place is, its breadth, and what people buy. */
export function HomePage() {
  return (
    <Wrap>
      <title>{frontPageText.pageTitle}</title>
      <Sections>
        <Hero bestSellers={bestSellers} shops={paths.vendors()} />
        <CategoryTiles />
        <Shelves />
        <RecentlyViewed />
        <Below phone="420px" wide="170px">
          <Promises />
        </Below>
      </Sections>
    </Wrap>
  )
}
