import { Section } from '@/components/Page'
import { paths } from '@/lib/paths'
import type { ShopCard } from '../../api'
import { catalogText } from '../../text'
import { Below } from '../Below'
import { ShopEntries, ShopGrid, ShopsSkeleton } from '../shop/ShopShelf'
import { MoreLink } from './SeeAll'
import { frontPageText } from './text'

const most = 4

/** A few shops, each with three of its goods. */
export function FeaturedShops({ shops }: { shops: readonly ShopCard[] | undefined }) {
  if (shops?.length === 0) return null
  return (
    <Below phone="1180px" wide="355px">
      <Section title={frontPageText.shops} end={<MoreLink to={paths.vendors()}>{catalogText.allShops}</MoreLink>}>
        <ShopGrid busy={shops === undefined}>
          {shops ? <ShopEntries shops={shops.slice(0, most)} /> : <ShopsSkeleton count={most} />}
        </ShopGrid>
      </Section>
    </Below>
  )
}
