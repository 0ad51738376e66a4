import { Sections, Wrap } from '@/components/Page'
import { useMarket } from '@/components/Market'
import { onDemand } from '@/components/onDemand'
import { ErrorState, orPartFailed } from '@/components/ErrorState'
import { useGetHomeQuery } from '@/features/catalog/api'
import { BelowLater } from '@/features/catalog/components/Below'
import { CategoryTiles } from '@/features/catalog/components/home/CategoryTiles'
import { Hero } from '@/features/catalog/components/home/Hero'
import { FirstShelf } from '@/features/catalog/components/home/HomeShelf'
import { frontPageText } from '@/features/catalog/components/home/text'

const LowerHome = onDemand(
  async () => (await import('@/features/catalog/components/home/LowerHome')).LowerHome,
  orPartFailed,
)

/** What is seen first: what this place is, its breadth, and the first shelf. */
function Top() {
  const { data, isError, isFetching, refetch } = useGetHomeQuery({ first: true })
  const hasFailed = isError && !isFetching
  return (
    <>
      <Hero hero={isError ? null : data?.hero} />
      <CategoryTiles />
      {hasFailed ? (
        <ErrorState title={frontPageText.failed} onRetry={() => void refetch()} />
      ) : (
        <FirstShelf shelves={data?.shelves} />
      )}
    </>
  )
}

/** The shop window. */
export function HomePage() {
  const { name, slogan } = useMarket()
  return (
    <Wrap>
      <title>{frontPageText.pageTitle(name, slogan)}</title>
      <Sections>
        <Top />
        <BelowLater phone="4400px" wide="2800px">
          <LowerHome />
        </BelowLater>
      </Sections>
    </Wrap>
  )
}
