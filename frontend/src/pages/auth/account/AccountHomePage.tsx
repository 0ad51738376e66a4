import { Link } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { PageTitle } from '@/components/Page'
import { Quiet, Stack } from '@/components/Panel'
import { useSession } from '@/features/auth/useSession'
import { useSignOut } from '@/features/auth/useSignOut'
import { media, radius } from '@/lib/design'
import { accountLinks, sellingLink, type AccountLink } from './accountLinks'
import { OrdersEntry } from './OrdersEntry'
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
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: -2 },
} as const

const Row = styled(Link)(({ theme }) => ({
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
    <Stack gap={20}>
      <PageTitle>{accountText.title}</PageTitle>
      <h1>{accountText.hello(user?.username ?? '')}</h1>
      <OrdersEntry />
      <List>
        {[...accountLinks, sellingLink(isSeller)].map((link) => (
          <Entry key={link.to} {...link} />
        ))}
        <Logout>
          <button type="button" onClick={() => void signOut()}>
            <Icon name="logout" />
            {accountText.logout}
          </button>
        </Logout>
      </List>
    </Stack>
  )
}

function Entry({ to, label, hint, icon }: AccountLink) {
  return (
    <li>
      <Row to={to}>
        <Icon name={icon} />
        <span>
          <strong>{label}</strong>
          <Quiet as="span">{hint}</Quiet>
        </span>
        <Icon name="chevronRight" size={20} />
      </Row>
    </li>
  )
}
