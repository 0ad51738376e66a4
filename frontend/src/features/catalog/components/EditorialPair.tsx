import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { Icon } from '@/components/icons/Icon'
import { ProductTile, TileGround } from '@/components/ProductTile'
import { media, tileOf } from '@/lib/design'
import { paths } from '@/lib/paths'
import { useGetCategoryTreeQuery } from '../api'

const Pair = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: 20 },
})
const Banner = styled(Link)({
  textDecoration: 'none',
  borderRadius: 12,
  '& > div': {
    gridTemplateColumns: '1fr 1fr',
    minBlockSize: 168,
    placeItems: 'center start',
    [media.wide]: { minBlockSize: 240 },
  },
  '& > div > div': { inlineSize: '100%', background: 'none' },
})
const Words = styled('span')({
  display: 'grid',
  gap: 8,
  paddingInlineStart: 24,
  [media.wide]: { paddingInlineStart: 40 },
  '& b': { fontSize: '1.25rem', lineHeight: 1.25, fontWeight: 650, [media.wide]: { fontSize: '1.5rem' } },
  '& small': { display: 'inline-flex', alignItems: 'center', gap: 4, fontSize: '0.875rem', fontWeight: 550 },
})

/** How many categories stand as tiles above. */
const tiles = 8

/** Two wide pictures that lead into categories which the tiles above may have let past. */
export function EditorialPair() {
  const { data = [] } = useGetCategoryTreeQuery()
  const pictured = data.filter((category) => category.picture)
  const chosen = pictured.length >= tiles + 2 ? pictured.slice(tiles, tiles + 2) : pictured.slice(2, 4)
  if (chosen.length < 2) return null
  return (
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
  )
}
