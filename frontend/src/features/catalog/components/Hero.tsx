import { styled } from '@mui/material/styles'
import { ButtonLink } from '@/components/ButtonLink'
import { media, radius } from '@/lib/design'
import { catalogText } from '../text'

const Box = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: radius.dialog,
  background: `radial-gradient(circle at 82% 40%, ${theme.vars.palette.tile.butter.hi}, ${theme.vars.palette.tile.mint.hi} 46%, ${theme.vars.palette.tile.mint.lo} 100%)`,
  [media.wide]: { gridTemplateColumns: '7fr 5fr', minBlockSize: 360 },
}))
const Words = styled('div')({
  display: 'grid',
  gap: 16,
  alignContent: 'center',
  justifyItems: 'start',
  padding: 24,
  [media.wide]: { padding: 48 },
  '& h1': {
    fontSize: '1.875rem',
    lineHeight: 34 / 30,
    letterSpacing: '-0.015em',
    [media.wide]: { fontSize: '2.75rem', lineHeight: 48 / 44 },
  },
  '& p': { maxInlineSize: '44ch' },
})
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })
const Scene = styled('div')({
  position: 'relative',
  blockSize: 190,
  [media.wide]: { blockSize: 'auto' },
  '& img': { position: 'absolute', filter: 'none' },
})

/** The objects of the scene: file, size in percent of the height, and place. They overlap like goods on a counter. */
const objects = [
  { src: '/scene/plant.webp', size: 62, left: '6%', bottom: '16%' },
  { src: '/scene/headphones.webp', size: 46, left: '60%', bottom: '42%' },
  { src: '/scene/teapot.webp', size: 50, left: '30%', bottom: '10%' },
  { src: '/scene/shoe.webp', size: 44, left: '58%', bottom: '6%' },
] as const

/** The one welcoming picture of the home page: still, with words that say what this place is. */
export function Hero({ bestSellers, shops }: { bestSellers: string; shops: string }) {
  return (
    <Box>
      <Words>
        <h1>{catalogText.heroTitle}</h1>
        <p>{catalogText.heroLine}</p>
        <Buttons>
          <ButtonLink variant="contained" size="large" to={bestSellers}>
            {catalogText.heroPrimary}
          </ButtonLink>
          <ButtonLink variant="outlined" size="large" to={shops}>
            {catalogText.heroSecondary}
          </ButtonLink>
        </Buttons>
      </Words>
      <Scene aria-hidden="true">
        {objects.map(({ src, size, left, bottom }, at) => (
          <img
            key={src}
            src={src}
            alt=""
            width={256}
            height={256}
            style={{ blockSize: `${size}%`, inlineSize: 'auto', left, bottom }}
            {...(at === 0 ? { fetchPriority: 'high' as const } : {})}
          />
        ))}
      </Scene>
    </Box>
  )
}
