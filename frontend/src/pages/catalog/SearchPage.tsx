import { useSearchParams } from 'react-router-dom'
import { ButtonLink } from '@/components/ButtonLink'
import { EmptyState } from '@/components/EmptyState'
import { PageTitle, Section, Sections, Wrap } from '@/components/Page'
import { useListProductsQuery } from '@/features/catalog/api'
import { CardShelf } from '@/features/catalog/components/CardShelf'
import { Listing } from '@/features/catalog/components/Listing'
import { catalogText } from '@/features/catalog/text'

const browse = '/search?sort=best_selling'

/** What to offer when nothing was found: what others buy. */
function NothingFound({ query }: { query: string }) {
  const { data } = useListProductsQuery({ sort: 'best_selling', pageSize: 10 })
  return (
    <>
      <EmptyState
        icon="search"
        title={catalogText.nothingFor(query)}
        text={catalogText.nothingForText}
        action={
          <ButtonLink variant="outlined" to={browse}>
            {catalogText.browse}
          </ButtonLink>
        }
      />
      {data && data.items.length > 0 && (
        <Section title={catalogText.popular}>
          <CardShelf label={catalogText.popular} cards={data.items} />
        </Section>
      )}
    </>
  )
}

/** What was found for the words in the address; without words, everything by the chosen order. */
export function SearchPage() {
  const [params] = useSearchParams()
  const query = params.get('q')?.trim() ?? ''
  const title = query ? catalogText.searchTitle(query) : titleOf(params)
  return (
    <Wrap>
      <PageTitle>{title}</PageTitle>
      <Sections>
        <div>
          <Listing
            key={query}
            title={title}
            scope={query ? { q: query } : {}}
            searching={query !== ''}
            empty={<NothingFound query={query} />}
          />
        </div>
      </Sections>
    </Wrap>
  )
}

/** A listing without words is named by what it shows. */
function titleOf(params: URLSearchParams): string {
  if (params.get('onSale') === 'true') return catalogText.onSale
  if (params.get('sort') === 'newest') return catalogText.newest
  if (params.get('sort') === 'best_selling') return catalogText.bestSellers
  return catalogText.allProducts
}
