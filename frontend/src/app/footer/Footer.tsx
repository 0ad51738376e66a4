import type { ReactNode } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import ExternalLinkIcon from 'lucide-react/icons/external-link'
import MailIcon from 'lucide-react/icons/mail'
import { Link } from 'react-router-dom'
import { requestCookieNotice } from '@/components/cookieNoticeRequest'
import { InlineSelect } from '@/components/form/InlineSelect'
import { useMarketplace } from '@/components/Marketplace'
import { PageContainer } from '@/components/Page'
import { cookieText } from '@/components/text'
import { useGetConfigQuery } from '@/features/catalog/api'
import { media } from '@/lib/design'
import { language, languages, switchLanguage, type Language } from '@/lib/language'
import { paths } from '@/lib/paths'
import { footerText, footerText as text } from './text'

/** The footer's groups of links in the order of the specification. */
const footerGroups = [
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

const Ground = styled('footer')(({ theme }) => ({
  marginBlockStart: 'auto',
  paddingBlock: '40px calc(16px + var(--sticky-bar, 0px))',
  backgroundColor: theme.vars.palette.surface.sunken,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 44,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '& h2, & h3': { ...theme.typography.h3, marginBlockEnd: 4 },
}))
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
  gap: '24px 16px',
  [media.wide]: { gridTemplateColumns: 'minmax(0, 1.4fr) repeat(4, minmax(0, 1fr))', gap: 32 },
})
const Contact = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  [media.wide]: { gridColumn: 'auto' },
  '& p, & address': {
    fontStyle: 'normal',
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'pre-line',
    marginBlockEnd: 8,
  },
}))
const Foot = styled('div')(({ theme }) => ({
  marginBlockStart: 24,
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}))

/** Where the marketplace can be found: its address, email and social page, from the server's settings. */
function ContactBlock() {
  const { data: config } = useGetConfigQuery()
  if (!config) return <Contact />
  return (
    <Contact>
      <h2>{config.name}</h2>
      <p>{config.slogan ?? footerText.line}</p>
      <address>{config.postalAddress}</address>
      <div>
        <a href={`mailto:${config.contactEmail}`}>
          <MailIcon size={20} />
          {config.contactEmail}
        </a>
      </div>
      {config.socialUrl && (
        <a href={config.socialUrl} rel="noopener noreferrer">
          <ExternalLinkIcon size={20} />
          {footerText.social}
        </a>
      )}
    </Contact>
  )
}

/** The footer of every shop page. */
export function Footer() {
  return (
    <Ground>
      <PageContainer>
        <Columns>
          <ContactBlock />
          {footerGroups.map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <h3>{group.title}</h3>
              <ul>
                {group.links.map((link) => (
                  <li key={link.label}>
                    <Link to={link.to}>{link.label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </Columns>
        <Foot>
          <LegalLine>
            <LanguageSelect />
          </LegalLine>
        </Foot>
      </PageContainer>
    </Ground>
  )
}

const choices = (Object.entries(languages) as [Language, string][]).map(([code, name]) => [code, name, code] as const)

/** The languages, each under its own name. Choosing one reloads the page. */
function LanguageSelect() {
  return <InlineSelect label={footerText.language} value={language} choices={choices} onChange={switchLanguage} />
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  color: theme.vars.palette.text.secondary,
  ...theme.typography.body2,
}))
const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px' })
// As quiet as the words beside it.
const Quiet = styled(Button)({ padding: 0, fontWeight: 'inherit', color: 'inherit' })

const year = new Date().getFullYear()

/** The last line of every footer: the copyright, a link to the cookie settings, and additional links. */
export function LegalLine({ children }: { children?: ReactNode }) {
  const { name } = useMarketplace()
  return (
    <Line>
      <p>{footerText.copyright(name, year)}</p>
      <Choices>
        <Quiet variant="link" onClick={requestCookieNotice}>
          {cookieText.settings}
        </Quiet>
        {children}
      </Choices>
    </Line>
  )
}
