import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { useMarketplace } from '@/components/Marketplace'
import { RichText } from '@/components/richText/RichText'
import { Section } from '@/components/Page'
import { characters } from '@/lib/design'
import { paths } from '@/lib/paths'
import type { Shop } from '../../api'
import { shopfrontText } from './text'

const Lead = styled('p')({ maxInlineSize: characters(68) })
const More = styled(Link)({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44, fontWeight: 550 })

const Reach = styled('a')({
  display: 'flex',
  inlineSize: 'fit-content',
  alignItems: 'center',
  minBlockSize: 44,
  overflowWrap: 'anywhere',
})

/** A telephone number as a phone dials it (RFC 3966). */
const dialled = (number: string) => number.replace(/[^+\d]/g, '')

/** What the shop says about itself and how it deals. */
export function ShopAbout({ shop }: { shop: Shop }) {
  const market = useMarketplace()
  return (
    <>
      {shop.description && (
        <Section title={shopfrontText.aboutShop(shop.name)}>
          <RichText html={shop.descriptionHtml} />
        </Section>
      )}
      {(shop.contactEmail || shop.contactPhone) && (
        <Section title={shopfrontText.contact}>
          {shop.contactEmail && <Reach href={`mailto:${shop.contactEmail}`}>{shop.contactEmail}</Reach>}
          {shop.contactPhone && <Reach href={`tel:${dialled(shop.contactPhone)}`}>{shop.contactPhone}</Reach>}
        </Section>
      )}
      {shop.shippingPolicy && (
        <Section title={shopfrontText.shipping}>
          <RichText html={shop.shippingPolicyHtml} />
        </Section>
      )}
      <Section title={shopfrontText.returns}>
        {shop.returnPolicy ? <RichText html={shop.returnPolicyHtml} /> : <Lead>{shopfrontText.noPolicy(market.name)}</Lead>}
        <More to={paths.buyerProtection()}>{shopfrontText.buyerProtection}</More>
      </Section>
    </>
  )
}
