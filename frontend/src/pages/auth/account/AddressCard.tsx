import { useRef } from 'react'
import { styled } from '@mui/material/styles'
import { problemOf } from '@/api/problem'
import { addressLines, AddressText } from '@/components/AddressText'
import { Button } from '@/components/Button'
import { Panel, Row } from '@/components/Panel'
import { StatusChip } from '@/components/StatusChip'
import { toast } from '@/components/toast/queue'
import { useDeleteAddressMutation, useSetDefaultAddressMutation, type Address } from '@/features/auth/api'
import { addressesText } from './text'

const Card = styled(Panel)({ display: 'grid', gridTemplateRows: '1fr auto', gap: 16 })
const Lines = styled('div')({ display: 'grid', gap: 12, justifyItems: 'start', alignContent: 'start' })

interface AddressCardProps {
  address: Address
  onEdit: () => void
  onDeleted: (address: Address) => void
}

/** An address of the book with what can be done with it. */
export function AddressCard({ address, onEdit, onDeleted }: AddressCardProps) {
  const editButton = useRef<HTMLButtonElement>(null)
  const [remove, { isLoading: isDeleting }] = useDeleteAddressMutation()
  const [setDefault, { isLoading: isChanging }] = useSetDefaultAddressMutation()
  const name = addressLines(address)[0] ?? ''

  const deleteIt = async () => {
    const answer = await remove({ id: address.id })
    if (answer.error) toast.error(problemOf(answer.error).message)
    else onDeleted(address)
  }
  const makeDefault = async () => {
    const answer = await setDefault({ id: address.id })
    if (answer.error) toast.error(problemOf(answer.error).message)
    // The pressed button leaves with the change, and must not take the focus with it.
    else editButton.current?.focus()
  }

  return (
    <Card as="li">
      <Lines>
        {address.isDefault && <StatusChip tone="success" label={addressesText.default} />}
        <AddressText address={address} />
      </Lines>
      <Row gap={8}>
        <Button ref={editButton} variant="outlined" aria-label={addressesText.editOf(name)} onClick={onEdit}>
          {addressesText.edit}
        </Button>
        {!address.isDefault && (
          <Button
            aria-label={addressesText.makeDefaultOf(name)}
            aria-disabled={isChanging}
            onClick={() => void makeDefault()}
          >
            {addressesText.makeDefault}
          </Button>
        )}
        <Button
          aria-label={addressesText.deleteOf(name)}
          aria-disabled={isDeleting}
          onClick={() => void deleteIt()}
        >
          {addressesText.delete}
        </Button>
      </Row>
    </Card>
  )
}
