import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { Icon } from '@/components/icons/Icon'
import { PageTitle } from '@/components/Page'
import { Quiet, Stack } from '@/components/Panel'
import { useSession } from '@/features/auth/useSession'
import { radius } from '@/lib/design'
import { accountLinks } from './accountLinks'

const List = styled('ul')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  '& li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'center',
    gap: 16,
    minBlockSize: 64,
    padding: '8px 16px',
    color: 'inherit',
    textDecoration: 'none',
    '&:hover strong': { textDecoration: 'underline' },
  },
  '& strong': { fontWeight: 550 },
}))

/** The front page of the account: a list of what is in it. */
export function AccountHomePage() {
  const { user } = useSession()
  return (
    <Stack gap={20}>
      <PageTitle>Account</PageTitle>
      <h1>Hello, {user?.username}</h1>
      <List>
        {accountLinks.map(({ to, label, hint, icon }) => (
          <li key={to}>
            <Link to={to}>
              <Icon name={icon} />
              <span>
                <strong>{label}</strong>
                <Quiet as="span">
                  <br />
                  {hint}
                </Quiet>
              </span>
              <Icon name="chevronRight" size={20} />
            </Link>
          </li>
        ))}
      </List>
    </Stack>
  )
}
