import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import CheckIcon from 'lucide-react/icons/check'
import { Link } from 'react-router-dom'
import { useCurrency } from '@/components/Currency'
import { errorStateFor } from '@/components/ErrorState'
import { onDemand } from '@/components/onDemand'
import { PageTitle, Section, SectionsBelowBreadcrumbs, PageContainer } from '@/components/Page'
import { StorefrontBreadcrumbs } from '@/components/StorefrontBreadcrumbs'
import { Row } from '@/components/Row'
import { useSession } from '@/features/auth/useSession'
import { useGetConfigQuery, type PublicConfig } from '@/features/catalog/api'
import { earningsOf } from '@/features/seller/earnings'
import { characters, media } from '@/lib/design'
import { locale } from '@/lib/language'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'
import { PageLinks, relatedTo } from './PageLinks'
import { infoText } from './text'

const words = infoText.seller
const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
const shareOf = (commissionBps: number) => percent.format(commissionBps / 10_000)

const Columns = styled('div')({
  display: 'grid',
  gap: 32,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: 24,
  [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 480px)', gap: 64, marginBlockStart: 32 },
})
const Lead = styled('p')(({ theme }) => ({
  maxInlineSize: characters(60),
  minBlockSize: 52,
  marginBlockStart: 8,
  ...theme.typography.lead,
  color: theme.vars.palette.text.secondary,
}))
// On phones the form follows the facts, and news of one's shop come first; on wide screens either stays beside them.
const Aside = styled('div')({
  [media.wide]: { gridColumn: 2, gridRow: 1, position: 'sticky', insetBlockStart: 144 },
})

/** Becoming a seller: what it costs and takes, and the form for those who are signed in. */
export function SellerRegistrationPage() {
  const { data: config } = useGetConfigQuery()
  const { isSeller } = useSession()
  const commission = config ? shareOf(config.commissionBps) : ''
  const step = (
    <Aside>
      <Paper variant="panel" component="section">
        <SellerNextStep />
      </Paper>
    </Aside>
  )
  return (
    <PageContainer>
      <PageTitle>{words.title}</PageTitle>
      <SectionsBelowBreadcrumbs>
        <div>
          <StorefrontBreadcrumbs crumbs={[{ name: infoText.home, to: paths.home() }]} current={words.title} />
          <h1>{words.title}</h1>
          <Lead>{commission ? words.lead(commission) : words.leadWaiting}</Lead>
          <Columns>
            {isSeller && step}
            <SellingFacts config={config} />
            {!isSeller && step}
          </Columns>
        </div>
        <Section title={words.questions}>
          <Questions />
        </Section>
        <Section title={words.more}>
          <PageLinks links={relatedTo('seller-registration')} />
        </Section>
      </SectionsBelowBreadcrumbs>
    </PageContainer>
  )
}

const waiting = (
  <Stack spacing={2} aria-busy="true">
    <Skeleton height={30} width="60%" />
    <Skeleton height={76} />
    <Skeleton height={120} />
    <Skeleton height={48} width={140} />
  </Stack>
)

// Only somebody who is signed in and has no shop fills in the form.
const ShopRegistrationForm = onDemand(
  async () => (await import('@/features/seller/components/ShopRegistrationForm')).ShopRegistrationForm,
  { loading: () => waiting, failed: errorStateFor(infoText.formFailed) },
)

const ShopStanding = onDemand(
  async () => (await import('@/features/seller/components/ShopApplicationStatus')).ShopApplicationStatus,
  { loading: () => waiting, failed: errorStateFor(infoText.formFailed) },
)

/** What to do now: log in, fill in the form, or go to the shop one has. */
function SellerNextStep() {
  const { isKnown, isSignedIn, isSeller } = useSession()
  if (!isKnown) return waiting
  if (isSeller) return <ShopStanding />
  if (isSignedIn) return <ShopRegistrationForm />
  return (
    <Stack spacing={2}>
      <h2>{words.loginFirst}</h2>
      <p>{words.loginText}</p>
      <Row>
        <Button component={Link} variant="contained" size="large" to={paths.login(paths.sellerRegistration())}>
          {words.login}
        </Button>
        <Button component={Link} variant="outlined" size="large" to={paths.register(paths.sellerRegistration())}>
          {words.register}
        </Button>
      </Row>
    </Stack>
  )
}


const Facts = styled('div')(({ theme }) => ({
  [media.wide]: { gridColumn: 1, gridRow: 1 },
  '& h2': { marginBlockEnd: 12 },
  '& h2:not(:first-of-type)': { marginBlockStart: 32 },
  '& ul, & ol': { display: 'grid', gap: 12 },
  '& ol': { listStyle: 'decimal', paddingInlineStart: 24 },
  '& ol > li': { paddingInlineStart: 4, '&::marker': { fontWeight: 650 } },
  '& ul > li': { display: 'flex', gap: 12 },
  '& li > svg': { flex: 'none', marginBlockStart: 2, color: theme.vars.palette.link },
}))
const Costs = styled('dl')(({ theme }) => ({
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: 16,
    paddingBlock: 12,
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { fontWeight: 550, fontVariantNumeric: 'tabular-nums' },
}))

const Answers = styled('div')({ maxInlineSize: characters(68) })
const Question = styled(Accordion)(({ theme }) => ({
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  '& h3 > button': { minBlockSize: 52 },
}))

/** What people ask before they open a shop. */
function Questions() {
  return (
    <Answers>
      {words.questionList.map(({ question, answer }) => (
        <Question key={question} slotProps={{ heading: { component: 'h3' } }}>
          <AccordionSummary>{question}</AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Question>
      ))}
    </Answers>
  )
}

/** What an example reckons with, in the smallest coins. */
const examplePrice = 50_00

/** A row of what it costs; what the marketplace has not told yet has its place. */
function Cost({ what, children }: { what: string; children: string | undefined }) {
  return (
    <div>
      <dt>{what}</dt>
      <dd>{children ?? <Skeleton height={24} />}</dd>
    </div>
  )
}

/** How a new shop opens here; either way, until that is known. */
const howItOpens = (terms?: PublicConfig['selling']) =>
  terms ? (terms.needsApproval ? words.opensApproved : words.opensAtOnce) : words.opens

/** What opening a shop costs, what it takes and what follows, on the terms of this marketplace. */
function SellingFacts({ config }: { config: PublicConfig | undefined }) {
  const currency = useCurrency()
  const rows = words.costRows
  const terms = config?.selling
  return (
    <Facts>
      <h2>{words.costs}</h2>
      <Costs>
        <Cost what={rows.opening}>{rows.free}</Cost>
        <Cost what={rows.listing}>{rows.free}</Cost>
        <Cost what={rows.sale}>{config && rows.ofPrice(shareOf(config.commissionBps))}</Cost>
        <Cost what={rows.example(formatMoney(examplePrice, currency))}>
          {config && formatMoney(earningsOf(examplePrice, config.commissionBps), currency)}
        </Cost>
        <Cost what={rows.hold}>{terms && rows.afterDays(terms.holdDays)}</Cost>
        <Cost what={rows.payouts}>{terms && rows.onDays(terms.payoutDays, formatMoney(terms.payoutMinimum, currency))}</Cost>
      </Costs>
      <h2>{words.needs}</h2>
      <ul>
        {words.needList.map((need) => (
          <li key={need}>
            <CheckIcon size={20} />
            {need}
          </li>
        ))}
      </ul>
      <h2>{words.next}</h2>
      <ol>
        {[howItOpens(terms), ...words.nextList].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Facts>
  )
}
