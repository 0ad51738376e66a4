import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { ErrorState } from '@/components/ErrorState'
import { ProductTile } from '@/components/ProductTile'
import Skeleton from '@mui/material/Skeleton'
import { media, motion, radius, tileOf } from '@/lib/design'
import { paths } from '@/lib/paths'
import { useGetCategoryTreeQuery } from '../../api'
import { doubleRing, appearDelayed } from '../styles'
import { frontPageText } from './text'

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
  ...theme.typography.subtitle2,
  lineHeight: '18px',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  outline: 'none',
  // Two lines on phones, whatever the name's length, so that nothing moves when the names arrive.
  '& > span': { minBlockSize: 36, [media.wide]: { minBlockSize: 18 } },
  '& > div': { inlineSize: '100%' },
  '&:focus-visible > div': doubleRing(theme),
  [media.hover]: {
    '& img': { transition: `transform ${motion.sheet}` },
    '&:hover img': { transform: 'scale(1.05)' },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  },
}))
const Empty = styled('li')(appearDelayed)
const Square = styled(Skeleton)({ aspectRatio: '1 / 1', borderRadius: radius.card })
const Name = styled('div')({
  blockSize: 44,
  paddingBlockStart: 8,
  [media.wide]: { blockSize: 26 },
})

/** How many stand on the home page. */
export const tileCount = 8

function EmptyTiles() {
  return Array.from({ length: tileCount }, (_, at) => (
    <Empty key={`empty-${at}`} aria-hidden="true">
      <Square height="auto" />
      <Name>
        <Skeleton height={18} />
      </Name>
    </Empty>
  ))
}

/** The marketplace's breadth at a glance: its first eight categories as pictures. */
export function CategoryTiles() {
  const { data, isError, isFetching, refetch } = useGetCategoryTreeQuery()
  if (data?.length === 0) return null
  if (isError && !isFetching)
    return <ErrorState title={frontPageText.categoriesFailed} onRetry={() => void refetch()} />
  return (
    <section aria-label={frontPageText.categories} aria-busy={!data}>
      <h2 className="visually-hidden">{frontPageText.categories}</h2>
      <Grid>
        {data ? (
          data.slice(0, tileCount).map((category) => (
            <li key={category.id}>
              <Entry to={paths.category(category.slug)}>
                <ProductTile src={category.picture} tile={tileOf(category.tile, category.id)} eager size={160} />
                <span>{category.name}</span>
              </Entry>
            </li>
          ))
        ) : (
          <EmptyTiles />
        )}
      </Grid>
    </section>
  )
}
