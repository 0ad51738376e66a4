import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { Wrap } from '@/components/Page'
import { useGetConfigQuery } from '@/features/catalog/api'
import { media } from '@/lib/design'
import { footerGroups } from './groups'
import { LanguageSelect } from './LanguageSelect'
import { LegalLine } from './LegalLine'
import { footerText } from './text'

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

/** Where the marketplace can be found: its address, mail and social page, from the server's settings. */
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
          <Icon name="mail" size={20} />
          {config.contactEmail}
        </a>
      </div>
      {config.socialUrl && (
        <a href={config.socialUrl} rel="noopener noreferrer">
          <Icon name="external" size={20} />
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
      <Wrap>
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
      </Wrap>
    </Ground>
  )
}
