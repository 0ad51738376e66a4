/** Which pages somebody may want next to the one they read. */
import { paths } from '@/lib/paths'
import { infoText } from './text'

/** The name of an information page in addresses. */
export type Slug = keyof typeof infoText.names

const addresses: Readonly<Record<Slug, string>> = {
  about: paths.about(),
  contact: paths.contact(),
  faq: paths.faq(),
  help: paths.help(),
  'privacy-policy': paths.privacyPolicy(),
  shipping: paths.shipping(),
  returns: paths.returns(),
  'terms-of-service': paths.termsOfService(),
  'buyer-protection': paths.buyerProtection(),
  authenticate: paths.authenticate(),
  'vendor-protection': paths.vendorProtection(),
  'prohibited-items': paths.prohibitedItems(),
  'marketplace-guidelines': paths.marketplaceGuidelines(),
  vendors: paths.vendors(),
  'seller-registration': paths.sellerRegistration(),
  'track-order': paths.trackOrder(),
}

const neighbours: Readonly<Partial<Record<Slug, readonly Slug[]>>> = {
  about: ['vendors', 'buyer-protection', 'contact'],
  contact: ['track-order', 'faq', 'help'],
  faq: ['buyer-protection', 'returns', 'contact'],
  help: ['faq', 'track-order', 'contact'],
  'privacy-policy': ['terms-of-service', 'about', 'contact'],
  shipping: ['track-order', 'returns', 'faq'],
  returns: ['buyer-protection', 'shipping', 'contact'],
  'terms-of-service': ['privacy-policy', 'marketplace-guidelines', 'contact'],
  'buyer-protection': ['returns', 'authenticate', 'faq'],
  authenticate: ['buyer-protection', 'prohibited-items', 'contact'],
  'vendor-protection': ['seller-registration', 'marketplace-guidelines', 'contact'],
  'prohibited-items': ['marketplace-guidelines', 'authenticate', 'contact'],
  'marketplace-guidelines': ['prohibited-items', 'vendor-protection', 'seller-registration'],
  'seller-registration': ['vendor-protection', 'marketplace-guidelines', 'prohibited-items'],
}

/** A link to an information page by its name. */
export const linkTo = (slug: Slug) => ({ to: addresses[slug], label: infoText.names[slug] })

/** The links that stand at the end of a page. */
export const relatedTo = (slug: Slug) => (neighbours[slug] ?? []).map(linkTo)
