import Skeleton from '@mui/material/Skeleton'
import { styled, type CSSObject, type Theme } from '@mui/material/styles'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { ParentLink } from '@/components/StorefrontBreadcrumbs'
import { media, radius } from '@/lib/design'
import { formatNumber } from '@/lib/language'
import { paths } from '@/lib/paths'
import type { CategoryView, ListProductsQuery } from '../../api'
import { readFilters, writeFilters } from '../../listing'
import { categoryAddress, narrowingLinksOf, scopeLinksOf, type ScopeLink } from '../../scopes'
import { catalogText } from '../../text'
import { useListingAnswer } from '../../useListing'
import { useFilterCategory } from '../../useCategory'
import { chipLine, appearDelayed } from '../styles'
import { listingText } from './text'

/** Close below what stands above: its targets are higher than what is seen of them. */
const ownLine: CSSObject = { ...chipLine, marginBlockStart: -8 }
const offLine: CSSObject = { overflowX: 'visible', marginBlockStart: 0, marginInline: 0, paddingInline: 0 }

const Frame = styled('nav')(({ theme }) => ({
  '&[data-line]': ownLine,
  // Only phones have the way up here.
  '&[data-bare]': { [media.tablet]: { display: 'none' } },
  [media.wide]: {
    gridColumn: 1,
    gridRow: 2,
    paddingBlockEnd: 12,
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
    '&[data-line]:not([data-bare])': { ...offLine, display: 'block' },
  },
}))
const Title = styled('p')(({ theme }) => ({
  display: 'none',
  [media.wide]: {
    display: 'block',
    ...theme.typography.h3,
    paddingBlockEnd: 4,
  },
}))
const List = styled('ul')({ display: 'flex', gap: 8, [media.wide]: { display: 'block' } })
const entry: ({ theme }: { theme: Theme }) => CSSObject = ({ theme }) => ({
  // As the chips of filters: 36 px to see in a target of 44.
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 36,
  marginBlock: 4,
  paddingInline: 14,
  '&::before': { content: '""', position: 'absolute', insetBlock: -5, insetInline: -1 },
  borderRadius: radius.pill,
  border: `1px solid ${theme.vars.palette.control}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  ...theme.typography.subtitle2,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '&[aria-current]': {
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.tint.label,
    backgroundColor: theme.vars.palette.tint.ground,
  },
  [media.hover]: { '&:hover': { borderColor: theme.vars.palette.text.primary } },
  // Beside wide lists the scopes stand under each other; a bar and weight mark the present one.
  [media.wide]: {
    display: 'flex',
    minBlockSize: 44,
    marginBlock: 0,
    paddingInline: 12,
    '&::before': { content: 'none' },
    border: 0,
    borderRadius: 0,
    borderInlineStart: '3px solid transparent',
    background: 'none',
    ...theme.typography.body1,
    whiteSpace: 'normal',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
    '&[aria-current]': {
      fontWeight: 650,
      color: theme.vars.palette.text.primary,
      backgroundColor: 'transparent',
      borderInlineStartColor: theme.vars.palette.primary.main,
    },
  },
})
const Entry = styled(Link)(entry)
/** Nothing is there with these filters. */
const Empty = styled('span')(entry, ({ theme }) => ({
  borderColor: theme.vars.palette.divider,
  color: theme.vars.palette.text.disabled,
  backgroundColor: 'transparent',
  '&:hover': { textDecoration: 'none' },
}))
/** What only phones show: the way up, as high as the line, which would cut off its focus ring. */
const Phone = styled('li')({
  '& > a': { paddingInlineEnd: 4, '&:focus-visible': { outlineOffset: -2 } },
  [media.tablet]: { display: 'none' },
})
/** What phones leave out. */
const Wider = styled('li')({ [media.phone]: { display: 'none' } })
const Count = styled('span')(({ theme }) => ({
  marginInlineStart: 8,
  color: theme.vars.palette.text.secondary,
  ...theme.typography.body2,
  fontVariantNumeric: 'tabular-nums',
  [media.wide]: { marginInlineStart: 'auto' },
}))

type ScopeLinksProps = {
  label: string
  links: readonly ScopeLink[]
  /** The way up, which makes the chips a line of their own; phones have it in place of the first link, all of a scope. */
  up?: ScopeLink
}

/** Where else one can look: subcategories, collections. Chips on phones, a list beside wide listings. */
export function ScopeLinks({ label, links, up }: ScopeLinksProps) {
  if (links.length === 0 && !up) return null
  return (
    <Frame aria-label={label} data-line={up && ''} data-bare={links.length === 0 ? '' : undefined}>
      <Title aria-hidden="true">{label}</Title>
      <List>
        {up && (
          <Phone>
            <ParentLink {...up} />
          </Phone>
        )}
        {links.map(({ name, to, current, count }, at) => {
          const Item = up && at === 0 ? Wider : 'li'
          const content = (
            <>
              {name} {count !== undefined && <Count>{formatNumber(count)}</Count>}
            </>
          )
          return (
            <Item key={to}>
              {count === 0 && !current ? (
                <Empty>{content}</Empty>
              ) : (
                <Entry to={to} {...(current ? { 'aria-current': 'page' as const } : {})}>
                  {content}
                </Entry>
              )}
            </Item>
          )
        })}
      </List>
    </Frame>
  )
}

/** At the end of the controls, whose line keeps its height, nothing waits on phones; a line of their own is kept. */
const Waiting = styled('div')({
  ...appearDelayed,
  display: 'none',
  '&[data-line]': { ...ownLine, blockSize: 44, alignItems: 'center' },
  [media.wide]: {
    '&, &[data-line]': {
      gridColumn: 1,
      gridRow: 2,
      display: 'grid',
      gap: 20,
      blockSize: 305,
      alignContent: 'start',
      alignItems: 'normal',
      ...offLine,
    },
  },
})

/** The same while the scopes are on their way, with or without a line of their own. */
export function ScopeSkeleton({ line = false }: { line?: boolean }) {
  return (
    <Waiting aria-hidden="true" data-line={line ? '' : undefined}>
      {[96, 128, 112, 136, 104, 120].map((width) => (
        <Skeleton key={width} width={width} height={24} />
      ))}
    </Waiting>
  )
}

type ScopeProps = { scope: ListProductsQuery }

function useCategoryFacets(scope: ListProductsQuery) {
  const { data, currentData, isLoading } = useListingAnswer(scope)
  return { facets: (currentData ?? data)?.facets.categories ?? [], isLoading }
}

/** The way up from a category and its parts, or those beside it; the filters go along. */
export function CategoryLinks({ category, scope }: ScopeProps & { category: CategoryView }) {
  const [params] = useSearchParams()
  const { facets } = useCategoryFacets(scope)
  const query = writeFilters(readFilters(params, scope), params).toString()
  const address = (path: readonly string[]) => categoryAddress(path) + (query === '' ? '' : `?${query}`)
  const above = category.path.slice(0, -1)
  const parent = above.at(-1)
  const up = parent
    ? { name: parent.name, to: address(above.map(({ slug }) => slug)) }
    : { name: catalogText.home, to: paths.home() }
  return <ScopeLinks label={listingText.category} links={scopeLinksOf(category, facets, address)} up={up} />
}

/** The categories that a listing of something else can be narrowed to. */
export function CategoryFilter({ scope }: ScopeProps) {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const filters = readFilters(params, scope)
  const category = useFilterCategory(filters)
  const { facets, isLoading } = useCategoryFacets(scope)
  if (isLoading) return <ScopeSkeleton />
  const address = (path: readonly string[]) =>
    `${pathname}?${writeFilters({ ...filters, category: path.join('/') || null }, params)}`
  return <ScopeLinks label={listingText.category} links={narrowingLinksOf(category, facets, address)} />
}
