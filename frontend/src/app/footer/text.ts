import { texts } from '@/lib/language'

/** The words of the footer. The names of groups and links are the specification's. */
export const footerText = texts('footerText', {
  line: 'Many independent shops, one cart, one payment.',
  social: 'Follow us',
  copyright: (name: string, year: number) => `© ${year} ${name}. All rights reserved.`,
  language: 'Language',
  getToKnowUs: 'Get to Know Us',
  about: 'About Us',
  vendors: 'Vendor List',
  faq: 'FAQs',
  customerService: 'Customer Service',
  becomeVendor: 'Become a Vendor',
  help: 'Help Center',
  buyerProtection: 'Buyer Protection',
  authenticate: 'Authenticate',
  vendorProtection: 'Vendor Protection Program',
  ordersAndReturns: 'Orders & Returns',
  returns: 'Returns & Refunds',
  shipping: 'Shipping Policy',
  trackOrder: 'Track Order',
  contact: 'Contact Us',
  quickLinks: 'Quick Links',
  legal: 'Legal',
  prohibitedItems: 'Prohibited Items',
  guidelines: 'Marketplace Guidelines',
  intellectualProperty: 'Intellectual Property Policy',
})
