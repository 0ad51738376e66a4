import type { MouseEvent } from 'react'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { media } from '@/lib/design'
import { listingText } from './text'

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  marginBlockStart: 40,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}))
const Track = styled(LinearProgress)({ inlineSize: 200 })
const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  [media.wide]: { gap: 16 },
})

type MoreProductsProps = {
  shown: number
  total: number
  next: string | null
  nextCount: number
  onMore: (event: MouseEvent) => void
}

function goToTop() {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** How far down the shelf one is, a real link to the next stretch of it, and the way back up. */
export function MoreProducts({ shown, total, next, nextCount, onMore }: MoreProductsProps) {
  return (
    <Box>
      <p>{listingText.showing(shown, total)}</p>
      <Track variant="determinate" value={Math.min(100, (shown * 100) / total)} aria-hidden="true" />
      <Buttons>
        {next && (
          <Button component={Link} to={next} variant="outlined" size="large" onClick={onMore}>
            {listingText.showMore(nextCount)}
          </Button>
        )}
        {shown > 8 && (
          <Button variant="text" size="large" onClick={goToTop}>
            {listingText.backToTop}
          </Button>
        )}
      </Buttons>
    </Box>
  )
}
