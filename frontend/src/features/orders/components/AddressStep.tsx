import { useState } from 'react'
import { Button } from '@/components/Button'
import { Skeleton } from '@/components/Skeleton'
import { styled } from '@mui/material/styles'
import { AddressText } from '@/components/AddressText'
import { ErrorState } from '@/components/ErrorState'
import { Row, Stack } from '@/components/Panel'
import { useListAddressesQuery, type Address } from '@/features/auth/api'
import { AddressEditor } from '@/features/auth/components/AddressEditor'
import { radius } from '@/lib/design'

interface AddressStepProps {
  chosenId: number | null
  onChoose: (id: number) => void
}

const Choice = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '20px 1fr',
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
}))

/** The address that a checkout uses: the chosen one, else the default, else the first. */
export function addressInUse(addresses: readonly Address[], chosenId: number | null) {
  return (
    addresses.find(({ id }) => id === chosenId) ??
    addresses.find(({ isDefault }) => isDefault) ??
    addresses[0]
  )
}

/** Where the order goes: a saved address in one line of sight, others and new ones on demand. */
export function AddressStep({ chosenId, onChoose }: AddressStepProps) {
  const { data: addresses, isError, refetch } = useListAddressesQuery()
  const [mode, setMode] = useState<'shown' | 'choosing' | 'adding'>('shown')
  const choose = (id: number) => {
    onChoose(id)
    setMode('shown')
  }

  if (isError) return <ErrorState title="Your addresses did not load" onRetry={() => void refetch()} />
  if (!addresses) return <Skeleton height={140} />
  const address = addressInUse(addresses, chosenId)
  if (!address || mode === 'adding') {
    return (
      <AddressEditor
        submitLabel="Use this address"
        onSaved={({ id }) => choose(id)}
        onCancel={address ? () => setMode('shown') : undefined}
      />
    )
  }
  if (mode === 'shown') {
    return (
      <Row spread>
        <AddressText address={address} />
        <Button variant="outlined" onClick={() => setMode('choosing')}>
          Change
        </Button>
      </Row>
    )
  }
  return (
    <Stack gap={12} role="radiogroup" aria-label="Address">
      {addresses.map((entry) => (
        <Choice key={entry.id}>
          <input type="radio" name="address" checked={entry.id === address.id} onChange={() => choose(entry.id)} />
          <AddressText address={entry} />
        </Choice>
      ))}
      <Row>
        <Button variant="outlined" onClick={() => setMode('adding')}>
          New address
        </Button>
        <Button variant="text" onClick={() => setMode('shown')}>
          Keep this address
        </Button>
      </Row>
    </Stack>
  )
}
