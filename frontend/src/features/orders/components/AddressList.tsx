import { useEffect, useRef, useState } from 'react'
import Button from '@mui/material/Button'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { AddressText } from '@/components/AddressText'
import { Row } from '@/components/Row'
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
  onClose: () => void
}

const Choice = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '32px 1fr auto',
  alignItems: 'start',
  padding: 16,
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: radius.card,
  cursor: 'pointer',
  '& .MuiRadio-root': { marginBlock: -10 },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
}))

const Group = styled(RadioGroup)({ gap: 12 })

const words = ordersText.address

/** The saved addresses, and the one for this order only (id 0), to choose from. The arrows move; only the button takes the choice over. */
export function AddressList({ addresses, current, onChoose, onAdd, onClose }: AddressListProps) {
  const [marked, setMarked] = useState(current)
  const group = useRef<HTMLDivElement>(null)
  // It may come a moment after the press that asked for it, and the focus with it.
  useEffect(() => group.current?.querySelector<HTMLElement>('input:checked')?.focus(), [])
  return (
    <Stack spacing={1.5}>
      <Group
        ref={group}
        name="address"
        aria-label={ordersText.checkout.address}
        value={marked.id}
        onChange={(_, id) => setMarked((before) => addresses.find((address) => String(address.id) === id) ?? before)}
      >
        {addresses.map((address) => (
          <Choice key={address.id}>
            <Radio value={address.id} />
            <AddressText address={address} />
            {address.isDefault && <StatusChip tone="neutral" label={words.standard} />}
            {address.id === 0 && <StatusChip tone="neutral" label={words.once} />}
          </Choice>
        ))}
      </Group>
      <Row spacing={1}>
        <Button variant="contained" size="large" onClick={() => onChoose(marked)}>
          {words.use}
        </Button>
        <Button variant="outlined" size="large" onClick={onAdd}>
          {words.another}
        </Button>
      </Row>
      <Flush>
        <Button variant="text" onClick={onClose}>
          {words.keep}
        </Button>
      </Flush>
    </Stack>
  )
}
