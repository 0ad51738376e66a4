import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { paths } from '@/lib/paths'
import type { HomeShelf as ShelfAnswer } from '../../api'
import { catalogText } from '../../text'
import { Shelf } from './Shelf'
import { frontPageText } from './text'

/** What a shelf is called unless it has a name of its own, and where all of its kind are. */
const usual = {
  best_sellers: { title: catalogText.bestSellers, to: '/search?sort=best_selling' },
  best_rated: { title: frontPageText.featured, to: '/search?sort=rating&inStock=true' },
  on_sale: { title: catalogText.onSale, to: '/search?onSale=true&sort=discount' },
  newest: { title: catalogText.newest, to: '/search?sort=newest' },
  category: { title: '', to: null },
  products: { title: '', to: null },
} as const

/** The heading of a shelf, and the way to all of its kind. */
export function wordsOf({ kind, name, path }: Pick<ShelfAnswer, 'kind' | 'name' | 'path'>) {
  const { title, to } = usual[kind]
  return { title: name ?? title, to: path ? `/category/${path}` : to }
}

/** What stands instead of the shelves while no shop sells anything. */
function NoProductsYet() {
  return (
    <EmptyState
      illustration="shop"
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

/** The shelf that is seen first; what sells best while it is not known which that is. */
export function FirstShelf({ shelves }: { shelves: readonly ShelfAnswer[] | undefined }) {
  if (!shelves) return <Shelf {...usual.best_sellers} cards={undefined} />
  const [first] = shelves
  return first ? <Shelf {...wordsOf(first)} cards={first.cards} /> : <NoProductsYet />
}
