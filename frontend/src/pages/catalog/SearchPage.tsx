import { useSearchParams } from 'react-router-dom'
import { PageTitle, SectionsBelowBreadcrumbs, PageContainer } from '@/components/Page'
import { StorefrontBreadcrumbs } from '@/components/StorefrontBreadcrumbs'
import { useLoadingPreview } from '@/components/LoadingPreview'
import { CategoryFilter } from '@/features/catalog/components/listing/ScopeLinks'
import { Listing } from '@/features/catalog/components/listing/Listing'
import { listingText } from '@/features/catalog/components/listing/text'
import { plainWords } from '@/features/catalog/listing'
import { catalogText } from '@/features/catalog/text'
import { useListingAnswer } from '@/features/catalog/useListing'
import { paths } from '@/lib/paths'

/** A listing without words is named by what it shows. */
function titleOf(query: string, params: URLSearchParams): string {
  if (query) return listingText.resultsFor(plainWords(query))
  if (params.get('onSale') === 'true') return catalogText.onSale
  if (params.get('sort') === 'newest') return catalogText.newest
  if (params.get('sort') === 'best_selling') return catalogText.bestSellers
  return listingText.allProducts
}

/** What was found for the words in the address; without words, everything by the chosen order. */
export function SearchPage() {
  const [params] = useSearchParams()
  const preview = useLoadingPreview()
  const query = preview?.title ?? params.get('q')?.trim() ?? ''
  const scope = query ? { q: query } : {}
  const { currentData } = useListingAnswer(scope)
  const correction = query ? currentData?.correction : null
  // Named by what is shown: by the words that were put right, if they were.
  const title = preview?.title ?? titleOf(correction?.applied ? correction.words : query, params)
  return (
    <PageContainer>
      <PageTitle>{title}</PageTitle>
      <SectionsBelowBreadcrumbs>
        <div>
          <StorefrontBreadcrumbs crumbs={[{ name: catalogText.home, to: paths.home() }]} current={listingText.search} />
          <Listing key={query} title={title} scope={scope} scopes={<CategoryFilter scope={scope} />} query={query} />
        </div>
      </SectionsBelowBreadcrumbs>
    </PageContainer>
  )
}
