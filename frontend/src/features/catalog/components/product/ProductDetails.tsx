import { styled } from '@mui/material/styles'
import ChevronRightIcon from 'lucide-react/icons/chevron-right'
import LockIcon from 'lucide-react/icons/lock'
import TruckIcon from 'lucide-react/icons/truck'
import UndoIcon from 'lucide-react/icons/undo-2'
import { Link } from 'react-router-dom'
import { labelOf } from '@/api/localizedNames'
import { withErrorState } from '@/components/ErrorState'
import { onDemand } from '@/components/onDemand'
import { Section } from '@/components/Page'
import { Rating } from '@/components/Rating'
import { media } from '@/lib/design'
import { paths } from '@/lib/paths'
import { useGetConfigQuery, type Product } from '../../api'
import { formatDeliveryEstimate } from '../../deliveryEstimate'
import { isOnVacation } from '../../vacation'
import { reviewsId } from '../../reviews'
import { DeferredMount } from '../Deferred'
import { productPageText } from './text'

const Description = onDemand(async () => (await import('./Description')).Description, withErrorState)

/** About how tall a text becomes: its lines of 24 px under a heading. */
function roomFor(text: string): { phone: string; wide: string } {
  const tall = (perLine: number, head: number) => `${head + 24 * Math.min(12, Math.ceil(text.length / perLine))}px`
  return { phone: tall(42, 38), wide: tall(76, 50) }
}

const Table = styled('dl')(({ theme }) => ({
  maxInlineSize: 640,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(120px, 38%) 1fr',
    gap: 16,
    paddingBlock: 10,
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': { color: theme.vars.palette.text.secondary },
}))

/** What the product is: the facts in a table, and the shop's words. */
export function ProductDetails({ product }: { product: Product }) {
  return (
    <>
      {product.attributes.length > 0 && (
        <Section title={productPageText.specification}>
          <Table>
            {product.attributes.map((attribute) => (
              <div key={attribute.name}>
                <dt>{labelOf(attribute.name, attribute.labelDe)}</dt>
                <dd>{labelOf(attribute.value, attribute.valueLabelDe)}</dd>
              </div>
            ))}
          </Table>
        </Section>
      )}
      {product.description && (
        <DeferredMount {...roomFor(product.description)}>
          <Description html={product.descriptionHtml} />
        </DeferredMount>
      )}
    </>
  )
}

/** The shop stands over the title on phones and under it beside wide pictures. */
const Box = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  [media.wide]: { '& > p': { order: 1 }, '& > a': { order: 2 } },
})
const By = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 6px',
  alignItems: 'center',
  color: theme.vars.palette.text.secondary,
  ...theme.typography.body2,
  '& a': { minBlockSize: 44, display: 'inline-flex', alignItems: 'center', fontWeight: 550 },
  // The stars near by are the product's.
  '& [role=img]::before': { content: '"·"', marginInlineEnd: 2 },
  '& [role=img] > svg': { display: 'none' },
}))
const Jump = styled('a')({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  // On phones as tall to be hit, but without the height around its words.
  marginBlock: -8,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  [media.wide]: { marginBlock: 0 },
})

/** What it is, who sells it, and what buyers think of it. */
export function ProductHead({ product }: { product: Product }) {
  const { shop, rating, reviewCount } = product
  return (
    <Box>
      <By>
        {productPageText.by} <Link to={paths.shop(shop.slug)}>{shop.name}</Link>
        {shop.rating !== null && shop.reviewCount > 0 && <Rating rating={shop.rating} name={productPageText.shopRating} compact />}
      </By>
      <h1>{product.title}</h1>
      {rating !== null && reviewCount > 0 && (
        <Jump href={`#${reviewsId}`}>
          <Rating rating={rating} count={reviewCount} />
        </Jump>
      )}
    </Box>
  )
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  paddingBlock: 12,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minBlockSize: 44,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
  },
  '& a:hover b': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& svg': { flex: 'none', color: theme.vars.palette.link },
  '& a > svg:last-child': { marginInlineStart: 'auto', color: theme.vars.palette.text.secondary },
  '& b': { display: 'block', fontWeight: 550 },
  '& span span': {
    display: 'block',
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
}))

/** Delivery, returning and paying in three lines within sight of the button; each leads to the details. */
export function DeliveryLines({ shop, soldOut }: { shop: Product['shop']; soldOut: boolean }) {
  const carrierDays = useGetConfigQuery().data?.carrierDays
  const { title, text, arrives } = productPageText.shipping
  const canShip = !soldOut && !isOnVacation(shop.holiday)
  const lines = [
    {
      icon: TruckIcon,
      words: { title, text: carrierDays && canShip ? arrives(formatDeliveryEstimate(shop.handlingDays, carrierDays)) : text },
      to: paths.shipping(),
    },
    { icon: UndoIcon, words: productPageText.returning, to: paths.returns() },
    { icon: LockIcon, words: productPageText.paying, to: paths.buyerProtection() },
  ]
  return (
    <List>
      {lines.map(({ icon: Icon, words, to }) => (
        <li key={to}>
          <Link to={to}>
            <Icon />
            <span>
              <b>{words.title}</b>
              <span>{words.text}</span>
            </span>
            <ChevronRightIcon size={20} />
          </Link>
        </li>
      ))}
    </List>
  )
}
