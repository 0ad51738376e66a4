import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { characters, media } from '@/lib/design'
import { BackLink } from './BackLink'
import { Breadcrumbs, type Crumb } from './Breadcrumbs'

// However long the name of the page is, the heading below says all of it.
const Line = styled('div')({
  '& [aria-current]': {
    maxInlineSize: characters(40),
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    verticalAlign: 'bottom',
  },
})

/** The way from a page to those above it; a phone has room for the last of them, and paper for none. */
export function BackOfficeBreadcrumbs({ crumbs, current }: { crumbs: readonly [Crumb, ...Crumb[]]; current: string }) {
  const isPhone = useMediaQuery(media.phone)
  const above = crumbs.at(-1) ?? crumbs[0]
  if (isPhone) return <BackLink to={above.to}>{above.name}</BackLink>
  return (
    <Line data-print="none">
      <Breadcrumbs crumbs={crumbs} current={current} />
    </Line>
  )
}
