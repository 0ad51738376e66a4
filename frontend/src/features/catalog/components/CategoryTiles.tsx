import { Skeleton } from '@/components/Skeleton'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { ProductTile } from '@/components/ProductTile'
import { media, motion, tileOf } from '@/lib/design'
import { paths } from '@/lib/paths'
import { useGetCategoryTreeQuery } from '../api'
import { catalogText } from '../text'

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '16px 12px',
  [media.wide]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))', gap: 20 },
})
const Entry = styled(Link)(({ theme }) => ({
  display: 'grid',
  gap: 8,
  justifyItems: 'center',
  textAlign: 'center',
  fontSize: '0.875rem',
  lineHeight: '18px',
  fontWeight: 550,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& > div': { inlineSize: '100%' },
  [media.hover]: {
    '& img': { transition: `transform ${motion.sheet}` },
    '&:hover img': { transform: 'scale(1.05)' },
    '&:hover': { textDecoration: 'underline' },
  },
}))
const Square = styled(Skeleton)({ inlineSize: '100%', blockSize: 'auto', aspectRatio: '1 / 1', borderRadius: 12 })

/** The marketplace's breadth at a glance: its first eight categories as pictures. */
export function CategoryTiles() {
  const { data, isError } = useGetCategoryTreeQuery()
  if (isError || data?.length === 0) return null
  return (
    <section aria-label={catalogText.categories}>
      <h2 className="visually-hidden">{catalogText.categories}</h2>
      <Grid>
        {data
          ? data.slice(0, 8).map((category) => (
              <li key={category.id}>
                <Entry to={paths.category(category.slug)}>
                  <ProductTile src={category.picture} tile={tileOf(category.tile, category.id)} eager size={160} />
                  {category.name}
                </Entry>
              </li>
            ))
          : Array.from({ length: 8 }, (_, at) => (
              <li key={`empty-${at}`} aria-hidden="true">
                <Square />
                <Skeleton height={18} sx={{ mt: 1 }} />
              </li>
            ))}
      </Grid>
    </section>
  )
}
