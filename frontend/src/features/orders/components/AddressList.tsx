import { useLayoutEffect, useRef, useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { AddressText } from '@/components/AddressText'
import { ChoiceCard, ChoiceCards } from '@/components/ChoiceCard'
import { Row } from '@/components/Row'
import { StatusChip } from '@/components/StatusChip'
import type { Address } from '@/features/auth/api'
import { ordersText } from '../text'
import { FlushAligned } from './focusBoxes'

interface AddressListProps {
  addresses: readonly Address[]
  current: Address
  onChoose: (address: Address) => void
  onAdd: () => void
  onClose: () => void
}

const words = ordersText.address

/** The saved addresses, and the one for this order only (id 0), to choose from. The arrows move; only the button takes the choice over. */
export function AddressList({ addresses, current, onChoose, onAdd, onClose }: AddressListProps) {
  const [marked, setMarked] = useState(current)
  const group = useRef<HTMLDivElement>(null)
  // It may come a moment after the press that asked for it, and the focus with it.
  useLayoutEffect(() => group.current?.querySelector<HTMLElement>('input:checked')?.focus(), [])
  return (
    <Stack spacing={1.5}>
      <ChoiceCards
        ref={group}
        name="address"
        aria-label={ordersText.checkout.address}
        value={marked.id}
        onChange={(_, id) => setMarked((before) => addresses.find((address) => String(address.id) === id) ?? before)}
      >
        {addresses.map((address) => (
          <ChoiceCard key={address.id} value={address.id} end={<Mark address={address} />}>
            <AddressText address={address} />
          </ChoiceCard>
        ))}
      </ChoiceCards>
      <Row spacing={1}>
        <Button variant="contained" size="large" onClick={() => onChoose(marked)}>
          {words.use}
        </Button>
        <Button variant="outlined" size="large" onClick={onAdd}>
          {words.another}
        </Button>
      </Row>
      <FlushAligned>
        <Button variant="text" onClick={onClose}>
          {words.keep}
        </Button>
      </FlushAligned>
    </Stack>
  )
}

/** What is special about an address, if anything. */
function Mark({ address: { id, isDefault } }: { address: Address }) {
  if (id === 0) return <StatusChip tone="neutral" label={words.once} />
  return isDefault && <StatusChip tone="success" label={words.standard} />
}
