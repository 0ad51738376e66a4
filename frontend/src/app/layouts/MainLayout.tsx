import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import HelpIcon from 'lucide-react/icons/circle-question-mark'
import LockIcon from 'lucide-react/icons/lock'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { PageContainer } from '@/components/Page'
import { media } from '@/lib/design'
import { paths } from '@/lib/paths'
import { Footer, LegalLine } from '../footer/Footer'
import { Header } from '../header/Header'
import { Logo } from '../header/Logo'
import { PromoLine } from '../header/PromoLine'
import { headerText } from '../header/text'

// Even below the low header of the checkout the footer starts under the first screen, and never jumps there.
const Main = styled('main')({ flex: '1 0 auto', minBlockSize: 'calc(100dvh - 56px)', outline: 'none' })

/** Header, content, footer: the layout of everything open to shoppers; at the checkout little else. */
export function MainLayout() {
  const isCheckout = useLocation().pathname === paths.checkout()
  return (
    <>
      {isCheckout ? (
        <CheckoutHeader />
      ) : (
        <>
          <PromoLine />
          <Header />
        </>
      )}
      <Main id="content" tabIndex={-1}>
        <Outlet />
      </Main>
      {isCheckout ? <CheckoutFooter /> : <Footer />}
    </>
  )
}

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  zIndex: theme.zIndex.appBar,
  insetBlockStart: 0,
  backgroundColor: theme.vars.palette.background.default,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
}))
const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  blockSize: 56,
  [media.wide]: { blockSize: 72 },
})
const Safe = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontWeight: 550,
  color: theme.vars.palette.success.main,
}))
const Help = styled(Button)(({ theme }) => ({
  marginInlineEnd: -10,
  padding: 0,
  fontWeight: 'inherit',
  color: theme.vars.palette.text.primary,
  '& > span': { display: 'none' },
  [media.tablet]: { paddingInline: 12, marginInlineEnd: -12, '& > span': { display: 'inline' } },
})) as typeof Button

/** The header of the checkout: nothing that leads away but home and help. */
function CheckoutHeader() {
  return (
    <Bar>
      <PageContainer>
        <Row>
          <Logo />
          <Safe>
            <LockIcon size={20} />
            {headerText.secureCheckout}
          </Safe>
          <Help component={Link} to={paths.help()} aria-label={headerText.help}>
            <HelpIcon />
            <span>{headerText.help}</span>
          </Help>
        </Row>
      </PageContainer>
    </Bar>
  )
}

const Ground = styled('footer')(({ theme }) => ({
  marginBlockStart: 'auto',
  paddingBlock: '8px calc(8px + var(--sticky-bar, 0px))',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}))

/** The footer of the checkout: one line and no way to wander off. */
function CheckoutFooter() {
  return (
    <Ground>
      <PageContainer>
        <LegalLine />
      </PageContainer>
    </Ground>
  )
}
