import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState, orPartFailed } from '@/components/ErrorState'
import { useMarket } from '@/components/Market'
import { onDemand } from '@/components/onDemand'
import { Sections, Wrap } from '@/components/Page'
import { useGetHomeQuery } from '@/features/catalog/api'
import { BelowLater } from '@/features/catalog/components/Below'
import { CategoryTiles } from '@/features/catalog/components/home/CategoryTiles'
import { Hero } from '@/features/catalog/components/home/Hero'
import { Shelf } from '@/features/catalog/components/home/Shelf'
import { frontPageText } from '@/features/catalog/components/home/text'
import { catalogText } from '@/features/catalog/text'
import { paths } from '@/lib/paths'

const bestSellers = '/search?sort=best_selling'

const LowerHome = onDemand(
  async () => (await import('@/features/catalog/components/home/LowerHome')).LowerHome,
  orPartFailed,
)

/** What stands instead of the shelves while no shop sells anything. */
function NoGoods() {
  return (
    <EmptyState
      icon="store"
      title={catalogText.nothingHere}
      text={catalogText.nothingHereText}
      action={
        <Button component={Link} variant="outlined" to={paths.sellerRegistration()}>
          {catalogText.openFirstShop}
        </Button>
      }
    />
  )
}

function BestSellers() {
  const { data, isError, isFetching, refetch } = useGetHomeQuery({ first: true })
  if (isError && !isFetching) return <ErrorState title={frontPageText.failed} onRetry={() => void refetch()} />
  if (data?.bestSellers.length === 0) return <NoGoods />
  return <Shelf title={catalogText.bestSellers} cards={data?.bestSellers} to={bestSellers} />
}

/** The shop window: what this place is, its breadth, and what people buy. */
export function HomePage() {
  const { name, slogan } = useMarket()
  return (
    <Wrap>
      <title>{frontPageText.pageTitle(name, slogan)}</title>
      <Sections>
        <Hero bestSellers={bestSellers} shops={paths.vendors()} />
        <CategoryTiles />
        <BestSellers />
        <BelowLater phone="4400px" wide="2800px">
          <LowerHome />
        </BelowLater>
      </Sections>
    </Wrap>
  )
}
