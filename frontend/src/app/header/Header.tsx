import { useState } from 'react'
import { styled } from '@mui/material/styles'
import { useLocation } from 'react-router-dom'
import { Icon } from '@/components/icons/Icon'
import { onDemand } from '@/components/onDemand'
import { Wrap } from '@/components/Page'
import { media, motion, radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { IconLinks } from './IconLinks'
import { Logo } from './Logo'
import { NavRow } from './NavRow'
import { SearchForm } from './SearchForm'
import { iconLink } from './iconLink'
import { headerText } from './text'
import { useCategoryFaultLog } from './useCategoryFaultLog'
import { useScrolled } from './useScrolled'

// Fetched as soon as the pointer reaches the button that opens them.
const CategoryDrawer = onDemand(async () => (await import('./CategoryDrawer')).CategoryDrawer)
const SearchOverlay = onDemand(async () => (await import('./SearchOverlay')).SearchOverlay)

const Bar = styled('header', { shouldForwardProp: (name) => name !== 'lifted' })<{ lifted: boolean }>(
  ({ theme, lifted }) => ({
    position: 'sticky',
    zIndex: theme.zIndex.appBar,
    insetBlockStart: 0,
    backgroundColor: theme.vars.palette.background.default,
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    boxShadow: lifted ? theme.vars.palette.elevation.low : 'none',
    transition: `box-shadow ${motion.menu}`,
  }),
)
const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  blockSize: 56,
  marginInlineStart: -10,
  marginInlineEnd: -10,
  [media.tablet]: { gap: 8 },
  [media.wide]: { blockSize: 72, gap: 16, marginInline: 0 },
})
const CategoriesButton = styled('button')(({ theme }) => ({
  ...iconLink({ theme }),
  [media.wide]: {
    inlineSize: 'auto',
    gridAutoFlow: 'column',
    gap: 8,
    paddingInline: 12,
    marginInlineStart: -12,
    fontWeight: 650,
  },
  '& > span': { display: 'none', [media.wide]: { display: 'inline' } },
}))
const Middle = styled('div')({
  display: 'none',
  flex: 1,
  minInlineSize: 0,
  justifyContent: 'center',
  [media.tablet]: { display: 'flex' },
})
const Gap = styled('div')({ flex: 1, [media.tablet]: { display: 'none' } })
const PhoneSearch = styled('button')(({ theme }) => ({ ...iconLink({ theme }), [media.tablet]: { display: 'none' } }))
const HomeSearch = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  inlineSize: '100%',
  minBlockSize: 48,
  marginBlock: '8px 0',
  padding: '0 14px 0 20px',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: radius.pill,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.paper,
  textAlign: 'start',
  cursor: 'pointer',
  [media.tablet]: { display: 'none' },
}))

/** The header of every shop page: sticky, with a shadow once the page has moved. */
export function Header() {
  // An open sheet belongs to the page it was opened on: going elsewhere closes it.
  const [drawerOn, setDrawerOn] = useState<string | null>(null)
  const [searchOn, setSearchOn] = useState<string | null>(null)
  const lifted = useScrolled(10)
  const { pathname } = useLocation()
  useCategoryFaultLog()
  const search = searchOn === pathname
  return (
    <>
      <Bar lifted={lifted}>
        <Wrap>
          <Row>
            <CategoriesButton
              type="button"
              aria-label={headerText.categories}
              aria-haspopup="dialog"
              onPointerEnter={CategoryDrawer.preload}
              onClick={() => setDrawerOn(pathname)}
            >
              <Icon name="menu" />
              <span>{headerText.categories}</span>
            </CategoriesButton>
            <Logo />
            <Middle>
              <SearchForm shortcut />
            </Middle>
            <Gap />
            <PhoneSearch
              type="button"
              aria-label={headerText.search}
              aria-haspopup="dialog"
              aria-expanded={search}
              onPointerEnter={SearchOverlay.preload}
              onClick={() => setSearchOn(search ? null : pathname)}
            >
              <Icon name="search" />
            </PhoneSearch>
            <IconLinks />
          </Row>
        </Wrap>
        <NavRow />
        <CategoryDrawer open={drawerOn === pathname} onClose={() => setDrawerOn(null)} />
        <SearchOverlay open={search} onClose={() => setSearchOn(null)} />
      </Bar>
      {pathname === paths.home() && (
        <Wrap role="search">
          <HomeSearch
            type="button"
            aria-haspopup="dialog"
            onPointerEnter={SearchOverlay.preload}
            onClick={() => setSearchOn(pathname)}
          >
            {headerText.searchPlaceholder}
            <Icon name="search" />
          </HomeSearch>
        </Wrap>
      )}
    </>
  )
}
