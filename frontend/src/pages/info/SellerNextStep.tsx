import { ButtonLink } from '@/components/ButtonLink'
import { Row, Stack } from '@/components/Panel'
import { Skeleton } from '@/components/Skeleton'
import { useSession } from '@/features/auth/useSession'
import { paths } from '@/lib/paths'
import { LazyPart } from './LazyPart'
import { infoText } from './text'

const words = infoText.seller

// Only somebody who is signed in and has no shop fills in the form.
const loadForm = async () => (await import('@/features/seller/components/ShopRegistrationForm')).ShopRegistrationForm

const waiting = (
  <Stack aria-busy="true">
    <Skeleton height={30} width="60%" />
    <Skeleton height={76} />
    <Skeleton height={120} />
    <Skeleton height={48} width={140} />
  </Stack>
)

/** What to do now: log in, fill in the form, or go to the shop one has. */
export function SellerNextStep() {
  const { isKnown, isSignedIn, isSeller } = useSession()
  if (!isKnown) return waiting
  if (isSeller)
    return (
      <Stack>
        <h2>{words.hasShop}</h2>
        <p>{words.hasShopText}</p>
        <Row>
          <ButtonLink variant="contained" size="large" to={paths.seller()}>
            {words.openCenter}
          </ButtonLink>
        </Row>
      </Stack>
    )
  if (isSignedIn)
    return <LazyPart load={loadForm} props={{}} waiting={waiting} failed={infoText.formFailed} />
  return (
    <Stack>
      <h2>{words.loginFirst}</h2>
      <p>{words.loginText}</p>
      <Row>
        <ButtonLink variant="contained" size="large" to={paths.login(paths.sellerRegistration())}>
          {words.login}
        </ButtonLink>
        <ButtonLink variant="outlined" size="large" to={paths.register(paths.sellerRegistration())}>
          {words.register}
        </ButtonLink>
      </Row>
    </Stack>
  )
}
