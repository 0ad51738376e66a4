import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { ButtonLink } from '@/components/ButtonLink'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Section, Sections, Wrap } from '@/components/Page'
import { useGetHomeQuery, type Card } from '@/features/catalog/api'
import { CardShelf } from '@/features/catalog/components/CardShelf'
import { CategoryTiles } from '@/features/catalog/components/CategoryTiles'
import { EditorialPair } from '@/features/catalog/components/EditorialPair'
import { Hero } from '@/features/catalog/components/Hero'
import { ProductCard } from '@/features/catalog/components/ProductCard'
import { GridSkeleton, ProductGrid } from '@/features/catalog/components/ProductGrid'
import { Promises } from '@/features/catalog/components/Promises'
import { ShopShelf } from '@/features/catalog/components/ShopShelf'
import { catalogText } from '@/features/catalog/text'
import { paths } from '@/lib/paths'

const bestSellers = '/search?sort=best_selling'
const onSale = '/search?onSale=true&sort=discount'
const newest = '/search?sort=newest'

const More = styled(Link)({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44, fontWeight: 550 })

function Shelf({ title, cards, to }: { title: string; cards: readonly Card[] | undefined; to: string }) {
  if (cards?.length === 0) return null
  return (
    <Section title={title} end={<More to={to}>{catalogText.seeAll}</More>}>
      <CardShelf label={title} cards={cards} />
    </Section>
  )
}

function NewArrivals({ cards }: { cards: readonly Card[] | undefined }) {
  if (cards?.length === 0) return null
  return (
    <Section title={catalogText.newest} end={<More to={newest}>{catalogText.seeAll}</More>}>
      <ProductGrid columns={5} busy={cards === undefined}>
        {cards ? (
          cards.slice(0, 10).map((card) => (
            <li key={card.id}>
              <ProductCard card={card} />
            </li>
          ))
        ) : (
          <GridSkeleton count={10} />
        )}
      </ProductGrid>
    </Section>
  )
}

/** The shop window: what this place is, its breadth, and what people buy. */
export function HomePage() {
  const { data, isError, refetch } = useGetHomeQuery()
  return (
    <Wrap>
      <title>Helloshop: many independent shops, one cart</title>
      <Sections>
        <Hero bestSellers={bestSellers} shops={paths.vendors()} />
        <CategoryTiles />
        {isError && <ErrorState title={catalogText.homeFailed} onRetry={() => void refetch()} />}
        {data?.newest.length === 0 && (
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
        )}
        {!isError && (
          <>
            <Shelf title={catalogText.bestSellers} cards={data?.bestSellers} to={bestSellers} />
            <EditorialPair />
            <Shelf title={catalogText.onSale} cards={data?.onSale} to={onSale} />
            <NewArrivals cards={data?.newest} />
            {data && data.shops.length > 0 && (
              <Section title={catalogText.shops} end={<More to={paths.vendors()}>{catalogText.allShops}</More>}>
                <ShopShelf shops={data.shops.slice(0, 4)} />
              </Section>
            )}
          </>
        )}
        <Promises />
      </Sections>
    </Wrap>
  )
}
