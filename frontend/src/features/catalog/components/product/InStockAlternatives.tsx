import { useId } from 'react'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { Price } from '@/components/Price'
import { ProductTile } from '@/components/ProductTile'
import { radius, tileOf } from '@/lib/design'
import { paths } from '@/lib/paths'
import type { Product } from '../../api'
import { useRelated } from '../../useRelated'
import { belowProductText } from './text'

const Box = styled('section')(({ theme }) => ({ display: 'grid', gap: 8, '& > h2': theme.typography.h3 }))
const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  '& a': {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 56,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    borderRadius: radius.field,
  },
  '& a:hover b': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& b': { display: 'block', fontWeight: 550, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}))

/** How many are named beside the button. */
const few = 3

/** Beside the button of a product that is sold out in every version: others like it that can be bought. */
export function InStockAlternatives({ product }: { product: Product }) {
  const title = useId()
  const { cards, isError } = useRelated(product)
  if (isError || cards?.length === 0) return null
  return (
    <Box aria-labelledby={title} aria-busy={cards === undefined}>
      <h2 id={title}>{belowProductText.instead}</h2>
      <List>
        {cards
          ? cards.slice(0, few).map(({ id, slug, title: name, thumbnail, tile, price, priceSale, priceVaries }) => (
              <li key={id}>
                <Link to={paths.product(slug)}>
                  <ProductTile src={thumbnail} tile={tileOf(tile, id)} size={56} />
                  <span>
                    <b>{name}</b>
                    <Price price={price} priceSale={priceSale} varies={priceVaries} />
                  </span>
                </Link>
              </li>
            ))
          : Array.from({ length: few }, (_, at) => (
              <li key={`empty-${at}`}>
                <Skeleton height={56} />
              </li>
            ))}
      </List>
    </Box>
  )
}
