import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { useMarketplace } from '@/components/Marketplace'
import { paths } from '@/lib/paths'

const Home = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  minBlockSize: 44,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  ...theme.typography.brand,
}))

/** The name of the marketplace, linking to the home page. */
export function Logo() {
  const { name } = useMarketplace()
  return (
    <Home to={paths.home()}>
      <img src="/favicon.svg" alt="" width={28} height={28} />
      {name}
    </Home>
  )
}
