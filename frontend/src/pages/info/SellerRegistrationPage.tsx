import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import { Breadcrumbs } from '@/components/Breadcrumbs'
import { PageTitle, Section, SectionsBelowTrail, Wrap } from '@/components/Page'
import { useGetConfigQuery } from '@/features/catalog/api'
import { media } from '@/lib/design'
import { locale } from '@/lib/language'
import { paths } from '@/lib/paths'
import { PageLinks } from './PageLinks'
import { relatedTo } from './related'
import { SellerNextStep } from './SellerNextStep'
import { SellingFacts } from './SellingFacts'
import { infoText } from './text'

const words = infoText.seller
const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })

const Columns = styled('div')({
  display: 'grid',
  gap: 32,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: 24,
  [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 480px)', gap: 64, marginBlockStart: 32 },
})
const Lead = styled('p')(({ theme }) => ({
  maxInlineSize: '60ch',
  minBlockSize: 52,
  marginBlockStart: 8,
  ...theme.typography.lead,
  color: theme.vars.palette.text.secondary,
}))
// On phones the form follows the facts; on wide screens it stays beside them.
const Aside = styled('div')({ [media.wide]: { position: 'sticky', insetBlockStart: 144 } })

/** Becoming a seller: what it costs and takes, and the form for those who are signed in. */
export function SellerRegistrationPage() {
  const { data: config } = useGetConfigQuery()
  const commission = config ? percent.format(config.commissionBps / 10_000) : ''
  return (
    <Wrap>
      <PageTitle>{words.title}</PageTitle>
      <SectionsBelowTrail>
        <div>
          <Breadcrumbs crumbs={[{ name: infoText.home, to: paths.home() }]} current={words.title} />
          <h1>{words.title}</h1>
          <Lead>{commission ? words.lead(commission) : words.leadWaiting}</Lead>
          <Columns>
            <SellingFacts commission={commission} />
            <Aside>
              <Paper variant="panel" component="section">
                <SellerNextStep />
              </Paper>
            </Aside>
          </Columns>
        </div>
        <Section title={words.more}>
          <PageLinks links={relatedTo('seller-registration')} />
        </Section>
      </SectionsBelowTrail>
    </Wrap>
  )
}
