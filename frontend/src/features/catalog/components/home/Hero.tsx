import { use } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { FirstViewContext, useLoadingPreview } from '@/components/LoadingPreview'
import { Picture } from '@/components/ProductTile'
import { widths } from '@/components/PictureSource'
import { characters, media, radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import type { HomeHero } from '../../api'
import { frontPageText } from './text'

const bestSellers = '/search?sort=best_selling'

const Box = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: radius.dialog,
  // The light falls on the objects: below the words, or beside them.
  '--light': '50% 82%',
  background: `radial-gradient(circle at var(--light), ${theme.vars.palette.tile.butter.hi}, ${theme.vars.palette.tile.mint.hi} 46%, ${theme.vars.palette.tile.mint.lo} 100%)`,
  // In the dark yellow over green is mud.
  ...theme.applyStyles('dark', {
    background: `radial-gradient(circle at var(--light), ${theme.vars.palette.tile.mint.hi}, ${theme.vars.palette.tile.mint.lo} 78%)`,
  }),
  [media.wide]: { '--light': '82% 40%', gridTemplateColumns: '7fr 5fr', minBlockSize: 360 },
}))
const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  alignContent: 'center',
  justifyItems: 'start',
  padding: '24px 24px 8px',
  [media.wide]: { gap: 16, padding: 48 },
  '& h1': theme.typography.display,
  '& p': { maxInlineSize: characters(44), textWrap: 'balance' },
}))
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })
/** Keeps its shape on every width, so that the objects always stand to each other as they were set. */
const Scene = styled('div')({
  position: 'relative',
  justifySelf: 'center',
  alignSelf: 'end',
  blockSize: 136,
  aspectRatio: '3 / 2',
  marginBlockEnd: 16,
  [media.wide]: { alignSelf: 'center', blockSize: 'auto', inlineSize: '100%', margin: 0 },
})
/** Fills its half of the hero, cut where it is longer. */
const Photo = styled('div')({
  display: 'grid',
  minBlockSize: 200,
  '& > img': { position: 'static', inlineSize: '100%', blockSize: '100%', maxInlineSize: 'none', objectFit: 'cover' },
  [media.wide]: { position: 'relative', '& > img': { position: 'absolute', inset: 0 } },
})
/** As tall as the shipped one, so that nothing below moves when the words arrive. */
const Unknown = styled(Box)({ minBlockSize: 452, [media.wide]: { minBlockSize: 360 } })
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

interface HeroProps {
  /** As an operator wrote it; null: the one that is shipped, nothing while that is not known. */
  hero: HomeHero | null | undefined
}

/** The one welcoming picture of the home page: still, with words that say what this place is. */
export function Hero({ hero }: HeroProps) {
  const drawn = useLoadingPreview()?.hero
  const isDrawn = use(FirstViewContext)
  const known = isDrawn ? (drawn ?? null) : hero
  if (known === undefined) return <Unknown aria-busy="true" />
  return known === null ? <StandardHero /> : <CustomHero hero={known} />
}

function StandardHero() {
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
      <Objects />
    </Box>
  )
}

function CustomHero({ hero: { title, line, button, link, picture, alt } }: { hero: HomeHero }) {
  return (
    <Box>
      <Words>
        <h1>{title}</h1>
        <p>{line}</p>
        <Buttons>
          <Button {...linkProps(link)} variant="contained" size="large">
            {button}
          </Button>
        </Buttons>
      </Words>
      {picture ? (
        <Photo>
          <Picture picture={picture} alt={alt} sizes={widths.hero} side={800} eager first />
        </Photo>
      ) : (
        <Objects />
      )}
    </Box>
  )
}

/** A link of the marketplace itself stays in the page; another one leaves it. */
const linkProps = (link: string) => (link.startsWith('/') ? { component: Link, to: link } : { component: 'a', href: link })

function Objects() {
  return (
    <Scene aria-hidden="true">
      {objects.map(({ src, size, start, end }, at) => (
        <Thing key={src} style={{ blockSize: `${size}%`, insetInlineStart: start, insetBlockEnd: end }}>
          <img src={src} alt="" width={256} height={256} {...(at === 0 ? { fetchPriority: 'high' as const } : {})} />
        </Thing>
      ))}
    </Scene>
  )
}
