import { Sections, PageContainer } from '@/components/Page'
import { useMarketplace } from '@/components/Marketplace'
import { onDemand } from '@/components/onDemand'
import { ErrorState, withErrorState } from '@/components/ErrorState'
import { useGetHomeQuery } from '@/features/catalog/api'
import { DeferredMount } from '@/features/catalog/components/Deferred'
import { CategoryTiles } from '@/features/catalog/components/home/CategoryTiles'
import { Hero } from '@/features/catalog/components/home/Hero'
import { FirstShelf } from '@/features/catalog/components/home/HomeShelf'
import { frontPageText } from '@/features/catalog/components/home/text'

const LowerHome = onDemand(
  async () => (await import('@/features/catalog/components/home/HomeBelowFold')).HomeBelowFold,
  withErrorState,
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
  const { name, slogan } = useMarketplace()
  return (
    <PageContainer>
      <title>{frontPageText.pageTitle(name, slogan)}</title>
      <Sections>
        <Top />
        <DeferredMount phone="4400px" wide="2800px">
          <LowerHome />
        </DeferredMount>
      </Sections>
    </PageContainer>
  )
}
