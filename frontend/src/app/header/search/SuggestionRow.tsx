import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import type { IconName } from '@/components/icons/shapes'
import { Price } from '@/components/Price'
import { ProductTile } from '@/components/ProductTile'
import { ShopLogo } from '@/features/catalog/components/ShopLogo'
import { radius, tileOf } from '@/lib/design'
import { splitTyped, type Row } from './rows'
import { searchText } from './text'

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
  '&[aria-selected=true]': {
    backgroundColor: theme.vars.palette.tint.ground,
    color: theme.vars.palette.tint.label,
    boxShadow: `inset 3px 0 ${theme.vars.palette.primary.main}`,
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

/** What was typed is plain, what it is completed with bold. */
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

const icons = { recent: 'clock', query: 'search', category: 'tag' } as const satisfies Record<string, IconName>

function wordsOf(row: Exclude<Row, { kind: 'product' } | { kind: 'shop' }>, typed: string): ReactNode {
  if (row.kind === 'recent') return row.words
  if (row.kind === 'query') return <Completed text={row.words} typed={typed} />
  const { name, parent } = row.category
  return parent ? searchText.categoryIn(name, parent) : name
}

function contentOf(row: Row, typed: string): ReactNode {
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
  return (
    <>
      <Icon name={icons[row.kind]} size={20} />
      <Words>{wordsOf(row, typed)}</Words>
    </>
  )
}

type SuggestionRowProps = { id: string; row: Row; typed: string; active: boolean; onChoose: () => void }

/** One suggestion, which is a link as well, so that it can be opened in another tab. */
export function SuggestionRow({ id, row, typed, active, onChoose }: SuggestionRowProps) {
  return (
    <Option
      id={id}
      to={row.to}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      {...(row.kind === 'recent' ? { 'aria-description': searchText.deleteRemoves } : {})}
      onClick={onChoose}
    >
      {contentOf(row, typed)}
    </Option>
  )
}
