import { styled } from '@mui/material/styles'
import { labelOf } from '@/api/localizedNames'
import { useCurrency } from '@/components/Currency'
import { pictureAt } from '@/components/PictureSource'
import { Sheet } from '@/components/Sheet'
import { toast } from '@/components/toast/queue'
import { useGetCategoryTreeQuery, type Product } from '@/features/catalog/api'
import { ProductView } from '@/features/catalog/components/product/ProductView'
import { media, tileOf } from '@/lib/design'
import { parseMoney } from '@/lib/money'
import { useGetOwnShopQuery, usePreviewDescriptionQuery } from '../../api'
import { savingText as words } from '../text'
import type { ProductEditing } from '../useProductEditor'
import type { OptionEntry, ProductValues } from '../values'

const Page = styled('div')({
  padding: 16,
  maxInlineSize: 1280,
  marginInline: 'auto',
  [media.wide]: { padding: 32 },
})

interface ShopperPreviewProps {
  editing: ProductEditing
  open: boolean
  onClose: () => void
}

/** The product's page as it would be if it were saved now. */
export function ShopperPreview({ editing, open, onClose }: ShopperPreviewProps) {
  const product = usePreviewed(editing)
  return (
    <Sheet side="full" title={words.previewOf(product.title)} open={open} onClose={onClose}>
      <Page>
        <ProductView
          preview
          product={product}
          pending={false}
          onAdd={() => {
            toast.warning(words.noPreviewYet)
            return Promise.resolve(false)
          }}
        />
      </Page>
    </Sheet>
  )
}

/** Each value of the form under a number, as the server would give it one. */
const numbersOf = (options: readonly OptionEntry[]) =>
  new Map(options.flatMap(({ values }) => values).map(({ key }, at) => [key, at + 1]))

function usePreviewed({ form, pictures: { pictures }, product }: ProductEditing): Product {
  const currency = useCurrency()
  const values: ProductValues = form.getValues()
  const title = labelOf(values.title.trim(), values.titleDe.trim() || null)
  const description = labelOf(values.description.trim(), values.descriptionDe.trim() || null)
  const { data: shop } = useGetOwnShopQuery()
  const { data: tree } = useGetCategoryTreeQuery()
  const { currentData } = usePreviewDescriptionQuery({ descriptionPreview: { description } }, { skip: description === '' })
  const top = tree?.find(({ child }) => child.some(({ id }) => String(id) === values.categoryId))
  const sub = top?.child.find(({ id }) => String(id) === values.categoryId)
  const numbers = numbersOf(values.options)
  const amount = (typed: string) => parseMoney(typed, currency)
  const variants = values.variants.map((variant, at) => ({
    id: at + 1,
    sku: variant.sku || null,
    optionIds: variant.values.map((key) => numbers.get(key) ?? 0),
    price: amount(variant.price) ?? 0,
    priceSale: amount(variant.priceSale),
    saleUntil: variant.saleUntil || null,
    stock: Number(variant.stock) || 0,
    image: pictures.find(({ key }) => key === variant.picture)?.url ?? null,
  }))
  const cheapest = variants.toSorted((a, b) => (a.priceSale ?? a.price) - (b.priceSale ?? b.price))[0]
  return {
    id: product?.id ?? 0,
    slug: product?.slug ?? '',
    title: title || '–',
    description,
    descriptionHtml: currentData?.descriptionHtml ?? '',
    shop: {
      ...{ id: shop?.id ?? 0, name: shop?.name ?? '', slug: shop?.slug ?? '', logo: shop?.logo ?? null },
      ...{ rating: null, reviewCount: 0, holiday: null, handlingDays: shop?.handlingDays ?? 3 },
    },
    category: top && sub ? [top, sub].map(({ name, slug }) => ({ name, slug })) : [],
    tile: top?.tile ?? tileOf(null, product?.id),
    images: pictures.map(({ url, alt }) => pictureAt(url, alt)),
    attributes: values.attributes,
    options: values.options.map(({ name, values: entries }, at) => ({
      id: at + 1,
      name,
      values: entries.map(({ key, value }) => ({ id: numbers.get(key) ?? 0, value })),
    })),
    variants,
    price: cheapest?.price ?? 0,
    priceSale: cheapest?.priceSale ?? null,
    saleUntil: cheapest?.saleUntil ?? null,
    rating: null,
    reviewCount: 0,
    soldCount: 0,
    createdAt: product?.createdAt ?? '',
  }
}
