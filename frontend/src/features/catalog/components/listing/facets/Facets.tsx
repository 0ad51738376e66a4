import { useId, useRef, useState, type ReactNode } from 'react'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { flushSync } from 'react-dom'
import { useCurrency } from '@/components/Currency'
import { Rating } from '@/components/Rating'
import type { Facets as Counts } from '../../../api'
import { priceLabel } from '../../../chips'
import { optionFacetsOf, shopValuesOf, type OptionFacet } from '../../../facets'
import { toggleOption, toggleShop, type Filters } from '../../../listing'
import { swatchOf } from '../../../swatch'
import { listingText } from '../text'
import { FacetValues, FacetCheckbox } from './FacetValues'
import { PriceRange } from './PriceRange'

type FacetsProps = {
  filters: Filters
  /** What there is; undefined while or because it did not come: then the filters work without counts. */
  facets: Counts | undefined
  onChange: (filters: Filters) => void
}

function OfferFilters({ filters, facets, onChange }: FacetsProps) {
  const tick = (key: 'onSale' | 'inStock', label: string) => (
    <FacetCheckbox checked={filters[key]} count={facets?.[key]} onChange={() => onChange({ ...filters, [key]: !filters[key] })}>
      {label}
    </FacetCheckbox>
  )
  return (
    <Facet title={listingText.availability} chosen={Number(filters.onSale) + Number(filters.inStock)} startsOpen>
      {tick('onSale', listingText.onSale)}
      {tick('inStock', listingText.inStock)}
    </Facet>
  )
}

const Stars = styled('span')({ display: 'inline-flex', '& b': { display: 'none' } })
const withoutCounts = [4, 3, 2, 1].map((stars) => ({ stars, count: null }))

function Ratings({ filters, facets, onChange }: FacetsProps) {
  const group = useId()
  const tick = (stars: number | null, count: number | null) => (
    <FacetCheckbox
      key={String(stars)}
      group={group}
      checked={filters.minRating === stars}
      count={count}
      onChange={() => onChange({ ...filters, minRating: stars })}
    >
      {stars === null ? (
        listingText.anyRating
      ) : (
        <>
          <Stars aria-hidden="true">
            <Rating rating={stars} />
          </Stars>
          <span className="visually-hidden">{listingText.stars(stars)}</span>
          <span aria-hidden="true">{listingText.andUp}</span>
        </>
      )}
    </FacetCheckbox>
  )
  return (
    <Facet title={listingText.rating} chosen={filters.minRating === null ? 0 : 1} startsOpen>
      {tick(null, null)}
      {(facets?.ratings ?? withoutCounts).map(({ stars, count }) => tick(stars, count))}
    </Facet>
  )
}

/** So many options are unfolded from the start. */
const openOptions = 2

/** So many groups are in view before "More filters". */
const mostGroups = 8
/** The groups that are always there: price, stars, availability. */
const fixedGroups = 3

const isChosen = ({ values }: OptionFacet) => values.some(({ chosen }) => chosen)

/** The options in view: all or the first few with those chosen, which stay when they are taken back. */
function useOptionsInView(options: readonly OptionFacet[], few: number) {
  const [all, setAll] = useState(false)
  const [kept, setKept] = useState<readonly string[]>([])
  const fresh = options.filter((option) => isChosen(option) && !kept.includes(option.name))
  if (fresh.length > 0) setKept([...kept, ...fresh.map(({ name }) => name)])
  const first = options.filter((option, at) => at < few || isChosen(option) || kept.includes(option.name))
  return { all, setAll, inView: all ? options : first, rest: options.length - first.length }
}

/** The filters with their counts; the side column and the phone's sheet show the same ones. */
export function Facets(props: FacetsProps) {
  const { filters, facets, onChange } = props
  const id = useId()
  const groups = useRef<HTMLDivElement>(null)
  const shops = shopValuesOf(facets, filters)
  const few = mostGroups - fixedGroups - (shops.length > 0 ? 1 : 0)
  const { all, setAll, inView, rest } = useOptionsInView(optionFacetsOf(facets, filters), few)
  const currency = useCurrency()
  const priced = filters.minPrice !== null || filters.maxPrice !== null
  const heads = () => [...(groups.current?.querySelectorAll<HTMLElement>('h3 > button') ?? [])]
  const toggleAll = () => {
    const known = new Set(heads())
    flushSync(() => setAll(!all))
    // On to the first of those that have come.
    heads()
      .find((head) => !known.has(head))
      ?.focus()
  }
  return (
    <>
      <div ref={groups} id={id}>
        <Facet title={listingText.price(currency)} chosen={priced ? 1 : 0} words={priceLabel(filters, currency)} startsOpen>
          <PriceRange facet={facets?.price ?? null} filters={filters} onChange={onChange} />
        </Facet>
        {inView.map(({ name, label, values }, at) => (
          <Facet
            key={name}
            title={label}
            chosen={values.filter(({ chosen }) => chosen).length}
            startsOpen={at < openOptions}
          >
            <FacetValues
              title={label}
              values={values}
              colourOf={(value) => swatchOf(name, value)}
              onToggle={(value) => onChange(toggleOption(filters, name, value))}
            />
          </Facet>
        ))}
        <Ratings {...props} />
        <OfferFilters {...props} />
        {shops.length > 0 && (
          <Facet title={listingText.shop} chosen={filters.shop.length}>
            <FacetValues
              title={listingText.shop}
              values={shops}
              onToggle={(slug) => onChange(toggleShop(filters, slug))}
            />
          </Facet>
        )}
      </div>
      {rest > 0 && (
        <Button variant="link" sx={{ marginInlineStart: -1 }} aria-expanded={all} aria-controls={id} onClick={toggleAll}>
          {all ? listingText.fewerFilters : listingText.moreFilters}
        </Button>
      )}
    </>
  )
}

const Group = styled(Accordion)(({ theme }) => ({
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBlockEnd: 0 },
  '& .MuiAccordionSummary-root': {
    ...theme.typography.h3,
    minHeight: 56,
    // Room between the focus ring and the words.
    inlineSize: 'calc(100% + 16px)',
    marginInline: -8,
    paddingInline: 8,
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& .MuiAccordionDetails-root': { paddingBlockEnd: 12 },
}))
const Chosen = styled('span')(({ theme }) => ({
  display: 'inline-block',
  paddingInline: 8,
  borderRadius: 8,
  ...theme.typography.caption,
  lineHeight: '22px',
  color: theme.vars.palette.tint.label,
  backgroundColor: theme.vars.palette.tint.ground,
}))

type FacetProps = {
  title: string
  chosen?: number
  /** What is said of those chosen; by default how many they are. */
  words?: string
  startsOpen?: boolean
  children: ReactNode
}

/** One group of filters, which unfolds; its head says what of it is chosen. */
function Facet({ title, chosen = 0, words = listingText.chosen(chosen), startsOpen = false, children }: FacetProps) {
  return (
    <Group
      defaultExpanded={startsOpen || chosen > 0}
      slotProps={{ heading: { component: 'h3' }, region: { role: 'group', 'aria-label': title } }}
    >
      <AccordionSummary>
        <span>
          {title} {chosen > 0 && <Chosen>{words}</Chosen>}
        </span>
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Group>
  )
}
