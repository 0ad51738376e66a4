import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { media } from '@/lib/design'
import { paths } from '@/lib/paths'
import { headerText } from './text'

const Home = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  minBlockSize: 44,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  fontSize: '1.25rem',
  fontWeight: 700,
  letterSpacing: '-0.01em',
  [media.wide]: { fontSize: '1.5rem' },
}))

/** The name of the marketplace, leading home. */
export function Logo() {
  return (
    <Home to={paths.home()}>
      <img src="/favicon.svg" alt="" width={28} height={28} />
      {headerText.brand}
    </Home>
  )
}
