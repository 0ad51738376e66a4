import { styled } from '@mui/material/styles'
import ChevronLeftIcon from 'lucide-react/icons/chevron-left'
import { Link } from 'react-router-dom'
import { media } from '@/lib/design'
import { Breadcrumbs, type Crumb } from './Breadcrumbs'

const Box = styled('div')({ [media.phone]: { '& > nav': { display: 'none' } } })
const Parent = styled(Link)(({ theme }) => ({
  display: 'none',
  alignItems: 'center',
  gap: 4,
  inlineSize: 'fit-content',
  minBlockSize: 44,
  marginInlineStart: -4,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  [media.phone]: { display: 'flex' },
}))

/** The way to the page above, on phones alone, where it stands for the breadcrumbs. */
export function ParentLink({ name, to }: Crumb) {
  return (
    <Parent to={to}>
      <ChevronLeftIcon size={20} />
      {name}
    </Parent>
  )
}

/**
 * The breadcrumbs of a storefront page: on phones a single link to the parent. Both are rendered, because the first
 * view is rendered before the width is known.
 */
export function StorefrontBreadcrumbs({ crumbs, current }: { crumbs: readonly Crumb[]; current?: string }) {
  const above = crumbs.at(-1)
  return (
    <Box>
      {above && <ParentLink {...above} />}
      <Breadcrumbs crumbs={crumbs} {...(current ? { current } : {})} />
    </Box>
  )
}
