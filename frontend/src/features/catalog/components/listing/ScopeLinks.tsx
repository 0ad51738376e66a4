import Skeleton from '@mui/material/Skeleton'
import { styled, type CSSObject, type Theme } from '@mui/material/styles'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { media, radius } from '@/lib/design'
import { formatNumber } from '@/lib/language'
import type { CategoryView, ListProductsQuery } from '../../api'
import { readFilters, writeFilters } from '../../listing'
import { categoryAddress, narrowingsOf, scopesOf, type ScopeLink } from '../../scopes'
import { useListingAnswer } from '../../useListing'
import { useFilterCategory } from '../../useCategory'
import { seenLate } from '../looks'
import { listingText } from './text'

const Frame = styled('nav')(({ theme }) => ({
  [media.wide]: {
    gridColumn: 1,
    gridRow: 2,
    paddingBlockEnd: 12,
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
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
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  paddingInline: 16,
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
    paddingInline: 12,
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
const Count = styled('span')(({ theme }) => ({
  marginInlineStart: 8,
  color: theme.vars.palette.text.secondary,
  ...theme.typography.body2,
  fontVariantNumeric: 'tabular-nums',
  [media.wide]: { marginInlineStart: 'auto' },
}))

/** Where else one can look: subcategories, collections. Chips in the line of phones, a list beside wide listings. */
export function ScopeLinks({ label, links }: { label: string; links: readonly ScopeLink[] }) {
  if (links.length === 0) return null
  return (
    <Frame aria-label={label}>
      <Title aria-hidden="true">{label}</Title>
      <List>
        {links.map(({ name, to, current, count }) => {
          const content = (
            <>
              {name} {count !== undefined && <Count>{formatNumber(count)}</Count>}
            </>
          )
          return (
            <li key={to}>
              {count === 0 && !current ? (
                <Empty>{content}</Empty>
              ) : (
                <Entry to={to} {...(current ? { 'aria-current': 'page' as const } : {})}>
                  {content}
                </Entry>
              )}
            </li>
          )
        })}
      </List>
    </Frame>
  )
}

/** On phones they stand at the end of a line whose height is kept. */
const Waiting = styled('div')({
  ...seenLate,
  display: 'none',
  [media.wide]: { gridColumn: 1, gridRow: 2, display: 'grid', gap: 20, blockSize: 305, alignContent: 'start' },
})

/** The same while the scopes are on their way. */
export function ScopeSkeleton() {
  return (
    <Waiting aria-hidden="true">
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

/** The parts of a category, or those beside it; the filters go along. */
export function CategoryLinks({ category, scope }: ScopeProps & { category: CategoryView }) {
  const [params] = useSearchParams()
  const { facets } = useCategoryFacets(scope)
  const query = writeFilters(readFilters(params, scope), params).toString()
  const address = (path: readonly string[]) => categoryAddress(path) + (query === '' ? '' : `?${query}`)
  return <ScopeLinks label={listingText.category} links={scopesOf(category, facets, address)} />
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
  return <ScopeLinks label={listingText.category} links={narrowingsOf(category, facets, address)} />
}
