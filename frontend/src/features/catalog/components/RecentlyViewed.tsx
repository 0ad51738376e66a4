import { useEffect, useRef } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { problemOf } from '@/api/problem'
import { Section } from '@/components/Page'
import { toast } from '@/components/toast/queue'
import { useGetProductQuery, type Card, type Product } from '../api'
import { isColour } from '../colour'
import { useHasBeenInView } from '../viewHooks'
import { clearViewed, forgetViewed, useRecentlyViewed } from '../recentlyViewed'
import { catalogText } from '../text'
import { DeferredMount } from './Deferred'
import { ProductCard } from './ProductCard'
import { CardSkeleton } from './ProductGrid'
import { Rail } from './Rail'

const Failed = styled('div')(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 8,
  blockSize: '100%',
  padding: 12,
  textAlign: 'center',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
}))

/** Asks for its product when the rail has brought it into view, so that price and stock are true. */
function ViewedCard({ slug }: { slug: string }) {
  const place = useRef<HTMLDivElement>(null)
  const seen = useHasBeenInView(place)
  const { data, error, isFetching, refetch } = useGetProductQuery({ slug }, { skip: !seen })
  const gone = error !== undefined && problemOf(error).status === 404
  useEffect(() => {
    if (gone) forgetViewed(slug)
  }, [gone, slug])
  if (data) return <ProductCard card={cardOf(data)} />
  if (!error || isFetching)
    return (
      <div ref={place}>
        <CardSkeleton />
      </div>
    )
  return (
    <Failed>
      {catalogText.cardFailed}
      <Button variant="outlined" onClick={() => void refetch()}>
        {catalogText.retry}
      </Button>
    </Failed>
  )
}

function clear() {
  const bringBack = clearViewed()
  toast.success(catalogText.cleared, { action: { label: catalogText.undo, onClick: bringBack } })
  // The button is gone with its section.
  document.getElementById('content')?.focus({ preventScroll: true })
}

/**
 * The products looked at last, as they are now. Takes no room without consent or before anything was
 * looked at; `except` is the product on whose page it stands.
 */
export function RecentlyViewed({ except }: { except?: string }) {
  const slugs = useRecentlyViewed().filter((slug) => slug !== except)
  if (slugs.length === 0) return null
  return (
    <DeferredMount phone="calc(50vw + 180px)" wide="calc(20vw + 190px)">
      <Section
        title={catalogText.recentlyViewed}
        end={
          <Button variant="text" onClick={clear} style={{ marginInlineEnd: -16 }}>
            {catalogText.clear}
          </Button>
        }
      >
        <Rail label={catalogText.recentlyViewed} arrows={slugs.length > 5}>
          {slugs.map((slug) => (
            <li key={slug}>
              <ViewedCard slug={slug} />
            </li>
          ))}
        </Rail>
      </Section>
    </DeferredMount>
  )
}

/** The product as a card: what its cheapest variant costs, and whether any can be bought. */
export function cardOf(product: Product): Card {
  const { id, slug, title, tile, shop, price, priceSale, rating, reviewCount, soldCount } = product
  const colours = product.options.find(({ name }) => isColour(name))?.values ?? []
  const paid = new Set(product.variants.map((variant) => variant.priceSale ?? variant.price))
  return {
    ...{ id, slug, title, tile, price, priceSale, rating, reviewCount, soldCount },
    shop: { id: shop.id, name: shop.name, slug: shop.slug },
    thumbnail: product.images[0]?.url ?? null,
    pictures: product.images.slice(0, 2),
    publishedAt: product.createdAt,
    colours: colours.map(({ value }) => value),
    colourLabelsDe: colours.map(({ value, labelDe }) => labelDe ?? value),
    hasOptions: product.options.length > 0,
    priceVaries: paid.size > 1,
    inStock: product.variants.some((variant) => variant.stock > 0),
  }
}
