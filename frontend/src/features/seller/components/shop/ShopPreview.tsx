import { useState } from 'react'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { Sheet } from '@/components/Sheet'
import { useGetShopQuery, useListProductsQuery, type Shop } from '@/features/catalog/api'
import { VacationNotice } from '@/features/catalog/components/VacationNotice'
import { ProductCard } from '@/features/catalog/components/ProductCard'
import { GridSkeleton, ProductGrid } from '@/features/catalog/components/ProductGrid'
import { ShopAbout } from '@/features/catalog/components/shop/ShopAbout'
import { ShopHead } from '@/features/catalog/components/shop/ShopHead'
import { shopfrontText } from '@/features/catalog/components/shop/text'
import { media, tileOf } from '@/lib/design'
import { endOf, startOf } from '@/lib/zones'
import { useListSellerProductsQuery, usePreviewDescriptionQuery, type OwnShop } from '../../api'
import { shopText as words } from '../../text'

const Page = styled('div')({
  padding: 16,
  maxInlineSize: 1280,
  marginInline: 'auto',
  [media.wide]: { padding: 32 },
})

interface Typed {
  /** What is typed about the shop. */
  typed: Pick<OwnShop, 'name' | 'description' | 'shippingPolicy' | 'returnPolicy' | 'contactEmail' | 'contactPhone'>
  /** What is typed about its holiday. */
  holiday: NonNullable<OwnShop['holiday']>
}

interface ShopPreviewProps extends Typed {
  shop: OwnShop
  open: boolean
  onClose: () => void
}

/** The shop's page as it would be if it were saved now; of a shop that waits, as it will be. */
export function ShopPreview({ open, onClose, ...parts }: ShopPreviewProps) {
  const shop = usePreviewed(parts)
  const isOpen = parts.shop.status === 'approved'
  return (
    <Sheet side="full" title={words.previewOf(shop.name)} open={open} onClose={onClose}>
      <Page>
        <ShopHead preview shop={shop} />
        <Stack spacing={5} sx={{ marginBlockStart: 3 }}>
          <VacationNotice shop={shop} />
          {isOpen && <PreviewProducts slug={shop.slug} />}
          <ShopAbout shop={shop} />
        </Stack>
      </Page>
    </Sheet>
  )
}

const productsShown = 8

/** The first of what shoppers find there; nothing of it leads away from what is typed. */
function PreviewProducts({ slug }: { slug: string }) {
  const { data } = useListProductsQuery({ shop: [slug], pageSize: productsShown })
  return (
    <section aria-label={shopfrontText.goods} inert>
      <ProductGrid busy={!data}>
        {data
          ? data.items.map((card) => (
              <li key={card.id}>
                <ProductCard card={card} isShopKnown />
              </li>
            ))
          : <GridSkeleton count={productsShown} isShopKnown />}
      </ProductGrid>
    </section>
  )
}

/** As the server will render it. */
function useRendered(text: string): string {
  const description = text.trim()
  const { currentData } = usePreviewDescriptionQuery({ descriptionPreview: { description } }, { skip: description === '' })
  return currentData?.descriptionHtml ?? ''
}

/** A holiday as shoppers are told of it; null for one that is over or not yet whole. */
function announced({ from, to, note = '' }: Typed['holiday'], zone: string): Shop['holiday'] {
  if (!from || !to || to < from) return null
  const ends = endOf(zone, to)
  return Date.parse(ends) > Date.now() ? { starts: startOf(zone, from), ends, note: note.trim() } : null
}

function usePreviewed({ shop, typed, holiday }: Omit<ShopPreviewProps, 'open' | 'onClose'>): Shop {
  const isOpen = shop.status === 'approved'
  const [now] = useState(() => new Date().toISOString())
  // Its stars, which only an open shop can have.
  const { data: shown } = useGetShopQuery({ slug: shop.slug }, { skip: !isOpen })
  const { data: products } = useListSellerProductsQuery({ status: 'active', pageSize: 3 })
  const { id, slug, logo, banner, timeZone } = shop
  const thumbnails = products?.items.flatMap(({ thumbnail }) => thumbnail ?? []) ?? []
  return {
    id,
    slug,
    logo,
    banner,
    name: typed.name.trim() || '–',
    tile: shown?.tile ?? tileOf(null, id),
    description: typed.description.trim(),
    descriptionHtml: useRendered(typed.description),
    shippingPolicy: typed.shippingPolicy.trim(),
    shippingPolicyHtml: useRendered(typed.shippingPolicy),
    returnPolicy: typed.returnPolicy.trim(),
    returnPolicyHtml: useRendered(typed.returnPolicy),
    contactEmail: typed.contactEmail.trim(),
    contactPhone: typed.contactPhone.trim(),
    holiday: announced(holiday, timeZone),
    rating: shown?.rating ?? null,
    reviewCount: shown?.reviewCount ?? 0,
    productCount: products?.total ?? 0,
    openSince: shown?.openSince ?? now,
    followerCount: shown?.followerCount ?? 0,
    thumbnails: shown?.thumbnails ?? thumbnails,
    collections: [],
  }
}
