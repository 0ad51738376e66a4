import { useParams } from 'react-router-dom'
import { localized } from '@/api/localizedNames'
import { ErrorState } from '@/components/ErrorState'
import { Loader } from '@/components/Loader'
import { PageTitle, Sections, PageContainer } from '@/components/Page'
import { PromoBar } from '@/features/cart/components/PromoBar'
import { CategoryTiles } from '@/features/catalog/components/home/CategoryTiles'
import { Hero } from '@/features/catalog/components/home/Hero'
import { FirstShelf } from '@/features/catalog/components/home/HomeShelf'
import { HomeBelowFoldView } from '@/features/catalog/components/home/HomeBelowFold'
import { useGetCategoryTreeQuery } from '@/features/catalog/api'
import { usePreviewHomeEditionQuery } from '@/features/operator/api'
import { publishText as words } from '@/features/operator/home/text'

/** A home page as shoppers would see it now, before they do. */
export function HomePreviewPage() {
  const id = Number(useParams().editionId)
  const { data, isError, refetch } = usePreviewHomeEditionQuery({ id }, { refetchOnMountOrArgChange: true })
  // what stands above what is seen first is there with it, so that nothing moves
  const { isLoading: isTreeLoading } = useGetCategoryTreeQuery()
  const { promo = null, home } = data && !isTreeLoading ? localized(data) : {}
  return (
    <main id="content" tabIndex={-1}>
      <PageTitle>{words.preview}</PageTitle>
      {isError && (
        <PageContainer>
          <ErrorState heading="h1" title={words.previewFailed} onRetry={() => void refetch()} />
        </PageContainer>
      )}
      {!home && !isError && <Loader />}
      {home && (
        <>
          {promo && <PromoBar promo={promo} />}
          <PageContainer>
            <Sections>
              <Hero hero={home.hero} />
              <CategoryTiles />
              <FirstShelf shelves={home.shelves} />
              <HomeBelowFoldView home={home} />
            </Sections>
          </PageContainer>
        </>
      )}
    </main>
  )
}
