import { createPortal } from 'react-dom'
import { Link } from 'react-router-dom'
import Backdrop from '@mui/material/Backdrop'
import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import type { UseAutocompleteReturnValue } from '@mui/material/useAutocomplete'
import type { ReactNode } from 'react'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import ClockIcon from 'lucide-react/icons/clock'
import SearchIcon from 'lucide-react/icons/search'
import TagIcon from 'lucide-react/icons/tag'
import CloseIcon from 'lucide-react/icons/x'
import { Price } from '@/components/Price'
import { ProductTile } from '@/components/ProductTile'
import { ShopLogo } from '@/features/catalog/components/ShopLogo'
import { radius, tileOf } from '@/lib/design'
import { splitTyped, type SuggestionRow } from './suggestionRows'
import { searchText } from './text'

const Popup = styled(Paper)(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  insetBlockStart: 'calc(100% + 8px)',
  maxBlockSize: 'calc(100dvh - 96px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.surface.raised,
  '&[data-over-page]': { position: 'static', border: 0, borderRadius: 0, boxShadow: 'none' },
}))
/** Over the page, under the header. */
const Scrim = styled(Backdrop)(({ theme }) => ({ zIndex: theme.zIndex.appBar - 1 }))
const Foot = styled('div')({ paddingInline: 8, paddingBlockEnd: 8 })
const Group = styled('div')(({ theme }) => ({
  padding: 8,
  '& + &': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  '& > div:first-of-type': {
    paddingInline: 12,
    paddingBlock: '4px 2px',
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
  },
}))
const Line = styled('div')({ display: 'flex', alignItems: 'center' })

const titles: Record<SuggestionRow['kind'], string> = {
  recent: searchText.recent,
  query: searchText.queries,
  product: searchText.products,
  category: searchText.categories,
  shop: searchText.shops,
}

const Option = styled(Link)(({ theme }) => ({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: 12,
  minInlineSize: 0,
  minBlockSize: 44,
  paddingBlock: 4,
  paddingInline: '12px',
  borderRadius: radius.field,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& > svg': { flex: 'none', inlineSize: 40, color: theme.vars.palette.text.secondary },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&.Mui-focused': {
    backgroundColor: theme.vars.palette.tint.ground,
    color: theme.vars.palette.tint.label,
    boxShadow: `inset calc(3px * var(--inline)) 0 ${theme.vars.palette.primary.main}`,
  },
}))
const Words = styled('span')({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '& b': { fontWeight: 700 },
})
const Small = styled(ProductTile)({ inlineSize: 40, flex: 'none', borderRadius: radius.field })
const Amount = styled('span')({ flex: 'none' })

/** The typed part is plain, the completion bold. */
function Completed({ text, typed }: { text: string; typed: string }) {
  const { before, typed: known, after } = splitTyped(text, typed)
  return (
    <>
      {before && <b>{before}</b>}
      {known}
      {after && <b>{after}</b>}
    </>
  )
}

const icons = { recent: ClockIcon, query: SearchIcon, category: TagIcon }

function wordsOf(row: Exclude<SuggestionRow, { kind: 'product' } | { kind: 'shop' }>, typed: string): ReactNode {
  if (row.kind === 'recent') return row.words
  if (row.kind === 'query') return <Completed text={row.words} typed={typed} />
  const { name, parent } = row.category
  return parent ? searchText.categoryIn(name, parent) : name
}

function contentOf(row: SuggestionRow, typed: string): ReactNode {
  if (row.kind === 'product')
    return (
      <>
        <Small src={row.product.thumbnail} tile={tileOf(row.product.tile, row.product.id)} size={40} />
        <Words>{row.product.title}</Words>{' '}
        <Amount>
          <Price price={row.product.price} priceSale={row.product.priceSale} />
        </Amount>
      </>
    )
  if (row.kind === 'shop')
    return (
      <>
        <ShopLogo logo={row.shop.logo} name={row.shop.name} tile={tileOf(row.shop.tile)} size={40} />
        <Words>{row.shop.name}</Words>
      </>
    )
  const Icon = icons[row.kind]
  return (
    <>
      <Icon size={20} />
      <Words>{wordsOf(row, typed)}</Words>
    </>
  )
}

type SuggestionsProps = {
  search: UseAutocompleteReturnValue<SuggestionRow, false, false, true, true>
  typed: string
  /** Where the suggestions stand, if not under the box. */
  panel: HTMLElement | null | undefined
  onForget: (words: string) => void
  onClear: () => void
}

/** The suggestions by kind. The focus stays in the box; the arrow keys only mark a row. */
export function Suggestions({ search, typed, panel, onForget, onClear }: SuggestionsProps) {
  /** A row is a link as well, so that it can be opened in another tab. */
  const lineOf = (row: SuggestionRow, index: number) => {
    const { key, ...option } = search.getOptionProps({ option: row, index })
    return (
      <Line key={key} role="presentation">
        <Option
          {...(option as object)}
          to={row.to}
          {...(row.kind === 'recent' ? { 'aria-description': searchText.deleteRemoves } : {})}
        >
          {contentOf(row, typed)}
        </Option>
        {row.kind === 'recent' && (
          // For the pointer; the Delete key does the same.
          <IconButton
            tabIndex={-1}
            aria-hidden="true"
            aria-label={searchText.forget(row.words)}
            onClick={() => onForget(row.words)}
          >
            <CloseIcon size={20} />
          </IconButton>
        )}
      </Line>
    )
  }
  const content = (
    <Popup elevation={8} data-over-page={panel ? '' : undefined}>
      <div {...(search.getListboxProps() as object)} aria-labelledby={undefined} aria-label={searchText.suggestions}>
        {search.groupedOptions.map(({ group, index, options }) => (
          <Group key={group} role="group" aria-label={titles[group as SuggestionRow['kind']]}>
            <div aria-hidden="true">{titles[group as SuggestionRow['kind']]}</div>
            {options.map((row, at) => lineOf(row, index + at))}
          </Group>
        ))}
      </div>
      {typed.trim() === '' && (
        <Foot>
          <Button variant="text" onClick={onClear}>
            {searchText.clearRecent}
          </Button>
        </Foot>
      )}
    </Popup>
  )
  if (panel) return createPortal(content, panel)
  return (
    <>
      {content}
      {createPortal(<Scrim open />, document.body)}
    </>
  )
}
