import { use } from 'react'
import { FirstViewContext } from '@/components/LoadingPreview'
import { PromoBar } from '@/features/cart/components/PromoBar'
import { useGetConfigQuery } from '@/features/catalog/api'

/** Filled in by the gateway; of the code, which most promotions have, only the button's room is drawn. */
const drawn = { text: '%promo%', code: 'any', link: null }

/** The marketplace's promotion, above the header of every page. */
export function PromoLine() {
  const { data } = useGetConfigQuery()
  if (use(FirstViewContext))
    return (
      <div data-promo="%promotion%">
        <PromoBar promo={drawn} />
      </div>
    )
  return data?.promo === null ? null : <PromoBar promo={data?.promo} />
}
