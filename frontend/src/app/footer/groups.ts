import { paths } from '@/lib/paths'
import { footerText as text } from './text'

/** The footer's groups of links in the order of the specification. */
export const footerGroups = [
  {
    title: text.getToKnowUs,
    links: [
      { label: text.about, to: paths.about() },
      { label: text.vendors, to: paths.vendors() },
      { label: text.faq, to: paths.faq() },
    ],
  },
  {
    title: text.customerService,
    links: [
      { label: text.becomeVendor, to: paths.sellerRegistration() },
      { label: text.help, to: paths.help() },
      { label: text.buyerProtection, to: paths.buyerProtection() },
      { label: text.authenticate, to: paths.authenticate() },
      { label: text.vendorProtection, to: paths.vendorProtection() },
    ],
  },
  {
    title: text.ordersAndReturns,
    links: [
      { label: text.returns, to: paths.returns() },
      { label: text.shipping, to: paths.shipping() },
      { label: text.trackOrder, to: paths.trackOrder() },
      { label: text.contact, to: paths.contact() },
    ],
  },
  {
    title: text.quickLinks,
    links: [
      { label: text.legal, to: paths.privacyPolicy() },
      { label: text.prohibitedItems, to: paths.prohibitedItems() },
      { label: text.guidelines, to: paths.marketplaceGuidelines() },
      { label: text.intellectualProperty, to: paths.termsOfService() },
    ],
  },
] as const
