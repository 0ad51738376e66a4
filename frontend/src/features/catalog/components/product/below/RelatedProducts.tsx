import { ErrorState } from '@/components/ErrorState'
import { Section } from '@/components/Page'
import { useListProductsQuery, type Product } from '../../../api'
import { CardShelf } from '../../CardShelf'
import { belowProductText } from './text'

/** Others of the same category; the section stays away when there are none. */
export function RelatedProducts({ product }: { product: Product }) {
  const category = product.category
    .slice(0, 2)
    .map(({ slug }) => slug)
    .join('/')
  const { data, isError, isFetching, refetch } = useListProductsQuery(
    { category, sort: 'best_selling', pageSize: 13 },
    { skip: category === '' },
  )
  const cards = data?.items.filter((card) => card.id !== product.id).slice(0, 12)
  if (category === '' || cards?.length === 0) return null
  return (
    <Section title={belowProductText.related}>
      {isError && !isFetching ? (
        <ErrorState title={belowProductText.relatedFailed} onRetry={() => void refetch()} />
      ) : (
        <CardShelf label={belowProductText.related} cards={cards} />
      )}
    </Section>
  )
}
