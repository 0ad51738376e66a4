import { paths } from '@/lib/paths'

/** The footer's groups of links, word for word. */
export const footerGroups = [
  {
    title: 'Get to Know Us',
    links: [
      { label: 'About Us', to: paths.about() },
      { label: 'Vendor List', to: paths.vendors() },
      { label: 'FAQs', to: paths.faq() },
    ],
  },
  {
    title: 'Customer Service',
    links: [
      { label: 'Become a Vendor', to: paths.sellerRegistration() },
      { label: 'Help Center', to: paths.help() },
      { label: 'Buyer Protection', to: paths.buyerProtection() },
      { label: 'Authenticate', to: paths.authenticate() },
      { label: 'Vendor Protection Program', to: paths.vendorProtection() },
    ],
  },
  {
    title: 'Orders & Returns',
    links: [
      { label: 'Returns & Refunds', to: paths.returns() },
      { label: 'Shipping Policy', to: paths.shipping() },
      { label: 'Track Order', to: paths.trackOrder() },
      { label: 'Contact Us', to: paths.contact() },
    ],
  },
  {
    title: 'Quick Links',
    links: [
      { label: 'Legal', to: paths.privacyPolicy() },
      { label: 'Prohibited Items', to: paths.prohibitedItems() },
      { label: 'Marketplace Guidelines', to: paths.marketplaceGuidelines() },
      { label: 'Intellectual Property Policy', to: paths.termsOfService() },
    ],
  },
] as const

export const footerText = {
  line: 'Many independent shops, one cart, one payment.',
  social: 'Follow us',
  copyright: (name: string, year: number) => `© ${year} ${name}. All rights reserved.`,
} as const
