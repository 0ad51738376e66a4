import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { ProductTile, TileGround } from '@/components/ProductTile'
import { media, radius, tileOf } from '@/lib/design'
import { paths } from '@/lib/paths'
import { catalogApi } from '../../api'
import { Below } from '../Below'
import { doubleRing } from '../looks'
import { tileCount } from './CategoryTiles'

const Pair = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: 20 },
})
const Banner = styled(Link)(({ theme }) => ({
  textDecoration: 'none',
  borderRadius: radius.card,
  '&:focus-visible': doubleRing(theme),
  [media.hover]: { '&:hover b': { textDecoration: 'underline', textUnderlineOffset: 4 } },
  // Twice as wide as high.
  '& > div': { gridTemplateColumns: '1fr 1fr', aspectRatio: '2 / 1', placeItems: 'center start' },
  '& > div > div': { inlineSize: '100%', background: 'none' },
}))
const Words = styled('span')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  paddingInlineStart: 24,
  [media.wide]: { paddingInlineStart: 40 },
  '& b': theme.typography.h2,
  '& small': theme.typography.subtitle2,
  '& svg': { display: 'inline-block', marginInlineStart: 4, verticalAlign: '-3px' },
}))

/** Two wide pictures that lead into categories which the tiles above may have let past. */
export function EditorialPair() {
  const { data = [] } = catalogApi.endpoints.getCategoryTree.useQueryState()
  const pictured = data.filter((category) => category.picture)
  const chosen = pictured.length >= tileCount + 2 ? pictured.slice(tileCount, tileCount + 2) : pictured.slice(2, 4)
  if (chosen.length < 2) return null
  return (
    <Below phone="calc(100vw - 20px)" wide="min(25vw, 310px)">
      <Pair>
        {chosen.map((category) => (
          <Banner key={category.id} to={paths.category(category.slug)}>
            <TileGround tile={tileOf(category.tile, category.id)} square={false}>
              <Words>
                <b>{category.name}</b>
                <small>
                  {category.child
                    .slice(0, 2)
                    .map((child) => child.name)
                    .join(', ')}
                  <Icon name="arrowRight" size={16} />
                </small>
              </Words>
              <ProductTile src={category.picture} tile={tileOf(category.tile, category.id)} size={256} />
            </TileGround>
          </Banner>
        ))}
      </Pair>
    </Below>
  )
}
