import { styled } from '@mui/material/styles'
import { Sections } from '@/components/Page'
import { media } from '@/lib/design'
import { useGetHomeQuery } from '../../api'
import { catalogText } from '../../text'
import { Below } from '../Below'
import { RecentlyViewed } from '../RecentlyViewed'
import { EditorialPair } from './EditorialPair'
import { FeaturedShops } from './FeaturedShops'
import { NewArrivals } from './NewArrivals'
import { Promises } from './Promises'
import { Shelf } from './Shelf'
import { frontPageText } from './text'

const bestRated = '/search?sort=rating&inStock=true'
const onSale = '/search?onSale=true&sort=discount'

/** The rhythm of the page's sections, without a page's edges. */
const Rest = styled(Sections)({ paddingBlock: 0, [media.wide]: { paddingBlock: 0 } })

function Shelves() {
  const { data, isError } = useGetHomeQuery({})
  // That something failed is said once, where the first shelf is.
  if (isError || data?.newest.length === 0) return null
  return (
    <>
      <Shelf title={frontPageText.featured} cards={data?.featured} to={bestRated} below />
      <Shelf title={catalogText.onSale} cards={data?.onSale} to={onSale} below />
      <NewArrivals cards={data?.newest} />
      <FeaturedShops shops={data?.shops} />
    </>
  )
}

/** What the home page shows further down: fetched when somebody gets near it. */
export function LowerHome() {
  return (
    <Rest>
      <EditorialPair />
      <Shelves />
      <RecentlyViewed />
      <Below phone="420px" wide="170px">
        <Promises />
      </Below>
    </Rest>
  )
}
