import { styled } from '@mui/material/styles'
import { ButtonLink } from '@/components/ButtonLink'
import { Icon } from '@/components/icons/Icon'
import { Loader } from '@/components/Loader'
import { PageTitle, Sections, Wrap } from '@/components/Page'
import { Panel } from '@/components/Panel'
import { useSession } from '@/features/auth/useSession'
import { ShopRegistrationForm } from '@/features/seller/components/ShopRegistrationForm'
import { media } from '@/lib/design'
import { paths } from '@/lib/paths'

const Columns = styled('div')({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.wide]: { gridTemplateColumns: '1fr 480px', gap: 64 },
})
const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  marginBlockStart: 24,
  '& li': { display: 'flex', gap: 12 },
  '& svg': { flex: 'none', color: theme.vars.palette.link },
}))
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 16 })

const reasons = [
  { icon: 'store', text: 'Your own shop page with your name, your texts and your goods' },
  { icon: 'receipt', text: 'Only paid orders reach you; stock is held while a buyer pays' },
  { icon: 'truck', text: 'You ship your part yourself and enter the tracking number' },
  { icon: 'shield', text: 'Every order shows goods, commission and payout to the cent' },
] as const

function NextStep() {
  const { isKnown, isSignedIn, isSeller } = useSession()
  if (!isKnown) return <Loader />
  if (isSeller)
    return (
      <>
        <h2>You have a shop</h2>
        <Actions>
          <ButtonLink variant="contained" to={paths.seller()}>
            Open Seller Center
          </ButtonLink>
        </Actions>
      </>
    )
  if (isSignedIn) return <ShopRegistrationForm />
  return (
    <>
      <h2>Log in to open a shop</h2>
      <p>The shop belongs to your account, so that you can buy and sell with one login.</p>
      <Actions>
        <ButtonLink variant="contained" to={paths.login(paths.sellerRegistration())}>
          Log in
        </ButtonLink>
        <ButtonLink variant="outlined" to={paths.register(paths.sellerRegistration())}>
          Create an account
        </ButtonLink>
      </Actions>
    </>
  )
}

/** Becoming a seller: why, and the form for those who are signed in. */
export function SellerRegistrationPage() {
  return (
    <Wrap>
      <PageTitle>Become a seller</PageTitle>
      <Sections>
        <Columns>
          <div>
            <h1>Open your shop</h1>
            <List>
              {reasons.map((reason) => (
                <li key={reason.text}>
                  <Icon name={reason.icon} />
                  {reason.text}
                </li>
              ))}
            </List>
          </div>
          <Panel>
            <NextStep />
          </Panel>
        </Columns>
      </Sections>
    </Wrap>
  )
}
