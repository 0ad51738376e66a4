import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState, orPartFailed } from '@/components/ErrorState'
import { useMarket } from '@/components/Market'
import { onDemand } from '@/components/onDemand'
import { Sections, Wrap } from '@/components/Page'
import { useGetHomeQuery } from '@/features/catalog/api'
import { BelowLater } from '@/features/catalog/components/Below'
import { CategoryTiles } from '@/features/catalog/components/home/CategoryTiles'
import { Shelf } from '@/features/catalog/components/home/Shelf'
import { frontPageText } from '@/features/catalog/components/home/text'
import { catalogText } from '@/features/catalog/text'
import { media, radius } from '@/lib/design'
import { paths } from '@/lib/paths'

const bestSellers = '/search?sort=best_selling'

const LowerHome = onDemand(
  async () => (await import('@/features/catalog/components/home/LowerHome')).LowerHome,
  orPartFailed,
)

/** What stands instead of the shelves while no shop sells anything. */
function NoGoods() {
  return (
    <EmptyState
      scene="shop"
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

function BestSellers() {
  const { data, isError, isFetching, refetch } = useGetHomeQuery({ first: true })
  if (isError && !isFetching) return <ErrorState title={frontPageText.failed} onRetry={() => void refetch()} />
  if (data?.bestSellers.length === 0) return <NoGoods />
  return <Shelf title={catalogText.bestSellers} cards={data?.bestSellers} to={bestSellers} />
}

/** The shop window: what this place is, its breadth, and what people buy. */
export function HomePage() {
  const { name, slogan } = useMarket()
  return (
    <Wrap>
      <title>{frontPageText.pageTitle(name, slogan)}</title>
      <Sections>
        <Hero />
        <CategoryTiles />
        <BestSellers />
        <BelowLater phone="4400px" wide="2800px">
          <LowerHome />
        </BelowLater>
      </Sections>
    </Wrap>
  )
}

const Box = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: radius.dialog,
  background: `radial-gradient(circle at 82% 40%, ${theme.vars.palette.tile.butter.hi}, ${theme.vars.palette.tile.mint.hi} 46%, ${theme.vars.palette.tile.mint.lo} 100%)`,
  [media.wide]: { gridTemplateColumns: '7fr 5fr', minBlockSize: 360 },
}))
const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  alignContent: 'center',
  justifyItems: 'start',
  padding: '24px 24px 8px',
  [media.wide]: { gap: 16, padding: 48 },
  '& h1': theme.typography.display,
  '& p': { maxInlineSize: '44ch', textWrap: 'balance' },
}))
const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  // On phones the shops have their own shelf further down, and the scene needs the room.
  [media.phone]: { '& > a + a': { display: 'none' } },
})
/** Keeps its shape on every width, so that the objects always stand to each other as they were set. */
const Scene = styled('div')({
  position: 'relative',
  justifySelf: 'center',
  alignSelf: 'end',
  blockSize: 160,
  aspectRatio: '3 / 2',
  marginBlockEnd: 16,
  [media.wide]: { alignSelf: 'center', blockSize: 'auto', inlineSize: '100%', margin: 0 },
})
/** An object with the soft shadow that sets it on the counter. */
const Thing = styled('span')({
  position: 'absolute',
  aspectRatio: '1 / 1',
  '& img': { position: 'relative', blockSize: '100%', inlineSize: '100%' },
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: '10%',
    insetBlockEnd: '-3%',
    blockSize: '16%',
    background: 'radial-gradient(closest-side, rgb(30 20 4 / .32), transparent)',
  },
})

/** The objects of the scene: file, size in percent of the height, and place; those in front come last. */
const objects = [
  { src: '/scene/plant.webp', size: 75, start: '4%', end: '12%' },
  { src: '/scene/headphones.webp', size: 74, start: '49%', end: '16%' },
  { src: '/scene/teapot.webp', size: 60, start: '28%', end: '5%' },
  { src: '/scene/shoe.webp', size: 48, start: '64%', end: '6%' },
] as const

/** The one welcoming picture of the home page: still, with words that say what this place is. */
function Hero() {
  return (
    <Box>
      <Words>
        <h1>{frontPageText.heroTitle}</h1>
        <p>{frontPageText.heroLine}</p>
        <Buttons>
          <Button component={Link} variant="contained" size="large" to={bestSellers}>
            {frontPageText.heroPrimary}
          </Button>
          <Button component={Link} variant="outlined" size="large" to={paths.vendors()}>
            {frontPageText.heroSecondary}
          </Button>
        </Buttons>
      </Words>
      <Scene aria-hidden="true">
        {objects.map(({ src, size, start, end }, at) => (
          <Thing key={src} style={{ blockSize: `${size}%`, insetInlineStart: start, insetBlockEnd: end }}>
            <img src={src} alt="" width={256} height={256} {...(at === 0 ? { fetchPriority: 'high' as const } : {})} />
          </Thing>
        ))}
      </Scene>
    </Box>
  )
}
