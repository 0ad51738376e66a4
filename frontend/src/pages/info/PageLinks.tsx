import { styled } from '@mui/material/styles'
import ArrowRightIcon from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router-dom'
import { media, radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { infoText } from './text'

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 12 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    blockSize: '100%',
    minBlockSize: 56,
    padding: '12px 16px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: radius.card,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    fontWeight: 550,
    textDecoration: 'none',
    [media.hover]: { '&:hover': { borderColor: theme.vars.palette.control, color: theme.vars.palette.link } },
  },
  '& svg': { color: theme.vars.palette.text.secondary },
}))

/** A few pages to go on to, side by side where there is room. */
export function PageLinks({ links }: { links: readonly { to: string; label: string }[] }) {
  return (
    <List>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>
            {label}
            <ArrowRightIcon size={20} />
          </Link>
        </li>
      ))}
    </List>
  )
}

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

/** Those whose text operators can edit where they are read. */
export const editablePages = [
  'about',
  'contact',
  'faq',
  'help',
  'privacy-policy',
  'shipping',
  'returns',
  'terms-of-service',
  'buyer-protection',
  'authenticate',
  'vendor-protection',
  'prohibited-items',
  'marketplace-guidelines',
] as const satisfies readonly Slug[]

/** A link to an information page by its name. */
export const linkTo = (slug: Slug) => ({ to: addresses[slug], label: infoText.names[slug] })

/** The links that stand at the end of a page. */
export const relatedTo = (slug: Slug) => (neighbours[slug] ?? []).map(linkTo)
