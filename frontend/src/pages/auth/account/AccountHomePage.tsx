import ButtonBase from '@mui/material/ButtonBase'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { Icon } from '@/components/icons/Icon'
import type { IconName } from '@/components/icons/shapes'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { useSession } from '@/features/auth/useSession'
import { useSignOut } from '@/features/auth/useSignOut'
import { media, radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { accountLinks, sellingLink, type AccountLink } from './AccountLayout'
import { accountText } from './text'

const List = styled('ul')(({ theme }) => ({
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  '& li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
}))

const row = {
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) 20px',
  alignItems: 'center',
  gap: 16,
  inlineSize: '100%',
  minBlockSize: 64,
  padding: '10px 16px',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  '&:focus-visible': { outlineOffset: -2 },
} as const

const Way = styled(Link)(({ theme }) => ({
  ...row,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& strong': { display: 'block', fontWeight: 550 },
}))

// Wide screens have it beside the page already.
const Logout = styled('li')(({ theme }) => ({
  [media.wide]: { display: 'none' },
  '& button': { ...row, fontWeight: 550, '&:hover': { backgroundColor: theme.vars.palette.action.hover } },
}))

/** The front page of the account: the orders first, then the way to everything else. */
export function AccountHomePage() {
  const { user, isSeller } = useSession()
  const signOut = useSignOut()
  return (
    <Stack spacing={2.5}>
      <PageTitle>{accountText.title}</PageTitle>
      <h1>{accountText.hello(user?.username ?? '')}</h1>
      <OrdersEntry />
      <List>
        {[...accountLinks, sellingLink(isSeller)].map((link) => (
          <Entry key={link.to} {...link} />
        ))}
        <Logout>
          <ButtonBase onClick={() => void signOut()}>
            <Icon name="logout" />
            {accountText.logout}
          </ButtonBase>
        </Logout>
      </List>
    </Stack>
  )
}

function Entry({ to, label, hint, icon }: AccountLink) {
  return (
    <li>
      <Way to={to}>
        <Icon name={icon} />
        <span>
          <strong>{label}</strong>
          <Typography variant="body2" color="textSecondary" component="span">
            {hint}
          </Typography>
        </span>
        <Icon name="chevronRight" size={20} />
      </Way>
    </li>
  )
}

const All = styled(Link)({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 })

const Tabs = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(92px, 1fr))',
  gap: 8,
  [media.tablet]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  '& a': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: 6,
    blockSize: '100%',
    minBlockSize: 76,
    padding: '8px 4px',
    borderRadius: radius.field,
    backgroundColor: theme.vars.palette.surface.sunken,
    color: theme.vars.palette.text.primary,
    ...theme.typography.subtitle2,
    lineHeight: '18px',
    textAlign: 'center',
    textDecoration: 'none',
    '&:hover': { backgroundColor: theme.vars.palette.tint.ground, color: theme.vars.palette.tint.label },
  },
}))

const tabs: readonly { tab: keyof typeof accountText.orderTabs; icon: IconName }[] = [
  { tab: 'to_pay', icon: 'receipt' },
  { tab: 'to_ship', icon: 'box' },
  { tab: 'on_the_way', icon: 'truck' },
  { tab: 'delivered', icon: 'check' },
  { tab: 'returns', icon: 'refund' },
]

/** The way to the orders, by their state: what most visits to an account are about. */
function OrdersEntry() {
  return (
    <Paper variant="panel" component="section" aria-label={accountText.orders}>
      <Stack spacing={1}>
        <Row spread>
          <h2>{accountText.orders}</h2>
          <All to={paths.orders()}>{accountText.allOrders}</All>
        </Row>
        <Tabs>
          {tabs.map(({ tab, icon }) => (
            <li key={tab}>
              <Link to={`${paths.orders()}?tab=${tab}`}>
                <Icon name={icon} />
                {accountText.orderTabs[tab]}
              </Link>
            </li>
          ))}
        </Tabs>
      </Stack>
    </Paper>
  )
}
