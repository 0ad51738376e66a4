import { useListProductsQuery, type Product } from './api'

/** How many related products a shelf has at most. */
const most = 12

/** What else of its category can be bought now, best sellers first; no cards while they are on their way. */
export function useRelated({ id, category: path }: Product) {
  const category = path
    .slice(0, 2)
    .map(({ slug }) => slug)
    .join('/')
  // One more, because the product itself may be among them.
  const { data, ...answer } = useListProductsQuery(
    { category, inStock: true, sort: 'best_selling', pageSize: most + 1 },
    { skip: category === '' },
  )
  const cards = category === '' ? [] : data?.items.filter((card) => card.id !== id).slice(0, most)
  return { cards, ...answer }
}
