import { useState } from 'react'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { AddressText } from '@/components/AddressText'
import { ErrorState, errorStateFor } from '@/components/ErrorState'
import { onDemand } from '@/components/onDemand'
import { useListAddressesQuery, type Address } from '@/features/auth/api'
import type { NewAddress } from '@/features/auth/components/AddressEditor'
import { AddressSkeleton } from '@/features/auth/components/AddressSkeleton'
import { keepCheckoutDraft, readCheckoutDraft } from '../checkoutDraft'
import { ordersText } from '../text'
import { FocusBox, useFollowFocus } from './focusBoxes'
import { CheckoutSection } from './CheckoutFrame'

/** What the address section shows: the chosen address, all of them, or a form for a new one. */
type AddressMode = 'shown' | 'choosing' | 'adding'

/** The id of an address that is for this order only; the book counts from 1. */
const once = 0

const forOnce = (address: NewAddress): Address => ({ ...address, id: once, isDefault: false })

/** Whether an address is for this order only. */
export const isForOnce = ({ id }: Address) => id === once

/** The address that a checkout uses: the chosen one, else the default, else the first. */
function addressInUse(addresses: readonly Address[], chosen: Address | null): Address | undefined {
  if (chosen) return addresses.find(({ id }) => id === chosen.id) ?? chosen
  return addresses.find(({ isDefault }) => isDefault) ?? addresses[0]
}

/** The address section's state, lifted so that nobody pays while an address is being changed. */
export function useAddressChoice() {
  const { data: addresses, isError, refetch } = useListAddressesQuery()
  const [kept] = useState(readCheckoutDraft)
  const [written, setWritten] = useState(kept.address && forOnce(kept.address))
  const [chosen, setChosen] = useState<Address | null>(kept.isUsed ? written : null)
  const [wanted, setMode] = useState<AddressMode>('shown')
  const address = addressInUse(addresses ?? [], chosen)
  const mode = address || !addresses ? wanted : 'adding'
  const choose = (choice: Address) => {
    setChosen(choice)
    setMode('shown')
    keepCheckoutDraft({ isUsed: isForOnce(choice) })
  }
  const use = (draft: NewAddress) => {
    setWritten(forOnce(draft))
    choose(forOnce(draft))
    keepCheckoutDraft({ address: draft })
  }
  const isDone = mode === 'shown' && address !== undefined
  return { addresses, address, written, mode, setMode, choose, use, isError, refetch, isDone }
}

/** What {@link useAddressChoice} answers. */
type AddressChoice = ReturnType<typeof useAddressChoice>

// Most shoppers have an address; the form and its rules are fetched for those who need it.
const AddressEditor = onDemand(async () => (await import('@/features/auth/components/AddressEditor')).AddressEditor, {
  loading: AddressSkeleton,
  failed: errorStateFor(ordersText.address.failed),
})

// Few change it here.
const AddressList = onDemand(async () => (await import('./AddressList')).AddressList, {
  loading: () => <Skeleton height={240} />,
})

const words = ordersText.checkout

/** Where the order goes: a saved address in one line of sight, others, and one for this order only, on demand. */
export function AddressStep({ choice }: { choice: AddressChoice }) {
  const { isDone, setMode } = choice
  const { boxProps, follow } = useFollowFocus()
  const change = (
    <Button variant="outlined" aria-label={words.changeOf(words.address)} onClick={follow(() => setMode('choosing'))}>
      {words.change}
    </Button>
  )
  return (
    <FocusBox {...boxProps}>
      <CheckoutSection number={1} title={words.address} isDone={isDone} change={isDone && change}>
        <AddressFace choice={choice} follow={follow} />
      </CheckoutSection>
    </FocusBox>
  )
}

type Follow = ReturnType<typeof useFollowFocus>['follow']

function AddressFace({ choice, follow }: { choice: AddressChoice; follow: Follow }) {
  const { addresses, address, written, mode, setMode, choose, use, isError, refetch } = choice
  if (isError) return <ErrorState title={ordersText.address.failed} onRetry={() => void refetch()} />
  if (!addresses) return <Skeleton height={120} />
  if (!address || mode === 'adding') {
    return (
      <AddressEditor
        submitLabel={ordersText.address.use}
        draft={written ?? undefined}
        isKeptAtFirst={addresses.length === 0}
        onUsed={follow(use)}
        onSaved={follow(choose)}
        onClose={address ? follow(() => setMode('shown')) : undefined}
      />
    )
  }
  if (mode === 'shown')
    return (
      <Stack spacing={1}>
        <AddressText address={address} />
        {isForOnce(address) && (
          <Typography variant="body2" color="textSecondary">
            {ordersText.address.once}
          </Typography>
        )}
      </Stack>
    )
  return (
    <AddressList
      addresses={written ? [...addresses, written] : addresses}
      current={address}
      onChoose={follow(choose)}
      onAdd={follow(() => setMode('adding'))}
      onClose={follow(() => setMode('shown'))}
    />
  )
}
