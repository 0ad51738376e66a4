import { lazy, Suspense } from 'react'
import { AddressText } from '@/components/AddressText'
import { Button } from '@/components/Button'
import { ErrorState } from '@/components/ErrorState'
import { Quiet, Stack } from '@/components/Panel'
import { Skeleton } from '@/components/Skeleton'
import { ordersText } from '../text'
import type { AddressChoice } from '../useAddressChoice'
import { useFollowingFocus } from '../useFollowingFocus'
import { AddressList } from './AddressList'
import { CheckoutSection } from './CheckoutSection'

// Most shoppers have an address; the form and its rules are fetched for those who need it.
const AddressEditor = lazy(async () => ({
  default: (await import('@/features/auth/components/AddressEditor')).AddressEditor,
}))

const words = ordersText.checkout

/** Where the order goes: a saved address in one line of sight, others and new ones on demand. */
export function AddressStep({ choice }: { choice: AddressChoice }) {
  const { mode, isDone, setMode } = choice
  const { box, follow } = useFollowingFocus(mode)
  const change = (
    <Button
      variant="outlined"
      aria-label={words.changeOf(words.address)}
      onClick={follow(() => setMode('choosing'))}
    >
      {words.change}
    </Button>
  )
  return (
    <div ref={box}>
      <CheckoutSection number={1} title={words.address} isDone={isDone} change={isDone && change}>
        <AddressFace choice={choice} follow={follow} />
      </CheckoutSection>
    </div>
  )
}

type Follow = ReturnType<typeof useFollowingFocus>['follow']

function AddressFace({ choice, follow }: { choice: AddressChoice; follow: Follow }) {
  const { addresses, address, mode, setMode, choose, isError, refetch } = choice
  if (isError) return <ErrorState title={ordersText.address.failed} onRetry={() => void refetch()} />
  if (!addresses) return <Skeleton height={120} />
  if (!address || mode === 'adding') {
    return (
      <Suspense fallback={<Skeleton height={640} />}>
        <Stack>
          <Quiet>{ordersText.address.required}</Quiet>
          <AddressEditor
            submitLabel={ordersText.address.use}
            onSaved={follow(choose)}
            onCancel={address ? follow(() => setMode('shown')) : undefined}
          />
        </Stack>
      </Suspense>
    )
  }
  if (mode === 'shown') return <AddressText address={address} />
  return (
    <AddressList
      addresses={addresses}
      current={address}
      onChoose={follow(choose)}
      onAdd={follow(() => setMode('adding'))}
      onKeep={follow(() => setMode('shown'))}
    />
  )
}
