import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { useMarket } from '@/components/Market'
import { RichText } from '@/components/richText/RichText'
import { Section } from '@/components/Page'
import { paths } from '@/lib/paths'
import type { Shop } from '../../api'
import { shopfrontText } from './text'

const Lead = styled('p')({ maxInlineSize: '68ch' })
const More = styled(Link)({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44, fontWeight: 550 })

/** What the shop says about itself and how it deals. */
export function ShopAbout({ shop }: { shop: Shop }) {
  const market = useMarket()
  return (
    <>
      {shop.description && (
        <Section title={shopfrontText.aboutShop(shop.name)}>
          <RichText html={shop.descriptionHtml} />
        </Section>
      )}
      <Section title={shopfrontText.policies}>
        {shop.policies ? <RichText html={shop.policiesHtml} /> : <Lead>{shopfrontText.noPolicies(market.name)}</Lead>}
        <More to={paths.buyerProtection()}>{shopfrontText.buyerProtection}</More>
      </Section>
    </>
  )
}
