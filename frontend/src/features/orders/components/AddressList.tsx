import { useState } from 'react'
import { styled } from '@mui/material/styles'
import { AddressText } from '@/components/AddressText'
import { Button } from '@/components/Button'
import { Row, Stack } from '@/components/Panel'
import { StatusChip } from '@/components/StatusChip'
import type { Address } from '@/features/auth/api'
import { radius } from '@/lib/design'
import { ordersText } from '../text'
import { Flush } from './boxes'

interface AddressListProps {
  addresses: readonly Address[]
  current: Address
  onChoose: (address: Address) => void
  onAdd: () => void
  onKeep: () => void
}

const Choice = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '20px 1fr auto',
  alignItems: 'start',
  gap: 12,
  padding: 16,
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: radius.card,
  cursor: 'pointer',
  '& input': { inlineSize: 20, blockSize: 20, margin: '2px 0 0', accentColor: theme.vars.palette.primary.main },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '& input:focus-visible': { outline: 'none' },
}))

const words = ordersText.address

/** The saved addresses to choose from. The arrows move; only the button takes the choice over. */
export function AddressList({ addresses, current, onChoose, onAdd, onKeep }: AddressListProps) {
  const [marked, setMarked] = useState(current)
  return (
    <Stack gap={12}>
      <Stack gap={12} role="radiogroup" aria-label={ordersText.checkout.address}>
        {addresses.map((address) => (
          <Choice key={address.id}>
            <input
              type="radio"
              name="address"
              checked={address.id === marked.id}
              onChange={() => setMarked(address)}
            />
            <AddressText address={address} />
            {address.isDefault && <StatusChip tone="neutral" label={words.standard} />}
          </Choice>
        ))}
      </Stack>
      <Row gap={8}>
        <Button variant="contained" size="large" onClick={() => onChoose(marked)}>
          {words.use}
        </Button>
        <Button variant="outlined" size="large" onClick={onAdd}>
          {words.another}
        </Button>
      </Row>
      <Flush>
        <Button variant="text" onClick={onKeep}>
          {words.keep}
        </Button>
      </Flush>
    </Stack>
  )
}
