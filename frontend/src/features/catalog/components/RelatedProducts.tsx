import { Section } from '@/components/Page'
import { useListProductsQuery, type Product } from '../api'
import { catalogText } from '../text'
import { CardShelf } from './CardShelf'

/** Others of the same category; the section stays away when there are none. */
export function RelatedProducts({ product }: { product: Product }) {
  const category = product.category
    .slice(0, 2)
    .map(({ slug }) => slug)
    .join('/')
  const { data, isError } = useListProductsQuery(
    { category, sort: 'best_selling', pageSize: 13 },
    { skip: category === '' },
  )
  const cards = data?.items.filter((card) => card.id !== product.id).slice(0, 12)
  if (isError || category === '' || cards?.length === 0) return null
  return (
    <Section title={catalogText.related}>
      <CardShelf label={catalogText.related} cards={cards} />
    </Section>
  )
}
