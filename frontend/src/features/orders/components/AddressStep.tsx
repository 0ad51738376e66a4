import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { AddressText } from '@/components/AddressText'
import { ErrorState, partFailed } from '@/components/ErrorState'
import { onDemand } from '@/components/onDemand'
import Skeleton from '@mui/material/Skeleton'
import { ordersText } from '../text'
import type { AddressChoice } from '../useAddressChoice'
import { useFollowingFocus } from '../useFollowingFocus'
import { AddressList } from './AddressList'
import { Box } from './boxes'
import { CheckoutSection } from './CheckoutSection'

// Most shoppers have an address; the form and its rules are fetched for those who need it.
const AddressEditor = onDemand(async () => (await import('@/features/auth/components/AddressEditor')).AddressEditor, {
  waiting: () => <Skeleton height={604} />,
  failed: partFailed(ordersText.address.failed),
})

// The label of an optional field says so in a part of its own; the star is for the eye only.
const Marked = styled(Stack)(({ theme }) => ({
  '& label[for]:not(:has(*))::after': { content: '" *" / ""', color: theme.vars.palette.error.main },
}))

const words = ordersText.checkout

/** Where the order goes: a saved address in one line of sight, others and new ones on demand. */
export function AddressStep({ choice }: { choice: AddressChoice }) {
  const { isDone, setMode } = choice
  const { boxProps, follow } = useFollowingFocus()
  const change = (
    <Button variant="outlined" aria-label={words.changeOf(words.address)} onClick={follow(() => setMode('choosing'))}>
      {words.change}
    </Button>
  )
  return (
    <Box {...boxProps}>
      <CheckoutSection number={1} title={words.address} isDone={isDone} change={isDone && change}>
        <AddressFace choice={choice} follow={follow} />
      </CheckoutSection>
    </Box>
  )
}

type Follow = ReturnType<typeof useFollowingFocus>['follow']

function AddressFace({ choice, follow }: { choice: AddressChoice; follow: Follow }) {
  const { addresses, address, mode, setMode, choose, isError, refetch } = choice
  if (isError) return <ErrorState title={ordersText.address.failed} onRetry={() => void refetch()} />
  if (!addresses) return <Skeleton height={120} />
  if (!address || mode === 'adding') {
    return (
      <Marked spacing={2}>
        <Typography variant="body2" color="textSecondary">
          {ordersText.address.required}
        </Typography>
        <AddressEditor
          submitLabel={ordersText.address.use}
          onSaved={follow(choose)}
          onCancel={address ? follow(() => setMode('shown')) : undefined}
        />
      </Marked>
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
