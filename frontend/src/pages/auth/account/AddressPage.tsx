import { useState } from 'react'
import { Button } from '@/components/Button'
import { Skeleton } from '@/components/Skeleton'
import { styled } from '@mui/material/styles'
import { AddressText, addressLines } from '@/components/AddressText'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { PageTitle } from '@/components/Page'
import { Panel, Row, Stack } from '@/components/Panel'
import { StatusChip } from '@/components/StatusChip'
import { toast } from '@/components/toast/queue'
import {
  useCreateAddressMutation,
  useDeleteAddressMutation,
  useListAddressesQuery,
  useSetDefaultAddressMutation,
  type Address,
} from '@/features/auth/api'
import { AddressEditor } from '@/features/auth/components/AddressEditor'
import { problemOf } from '@/api/problem'
import { media } from '@/lib/design'

const Cards = styled('ul')({
  display: 'grid',
  gap: 16,
  [media.desktop]: { gridTemplateColumns: '1fr 1fr' },
})

type Editing = Address | 'new' | null

/** The address book. */
export function AddressPage() {
  const { data, isError, refetch } = useListAddressesQuery()
  const [editing, setEditing] = useState<Editing>(null)
  const close = () => setEditing(null)
  const add = (
    <Button variant="contained" onClick={() => setEditing('new')}>
      Add address
    </Button>
  )
  return (
    <Stack gap={20}>
      <PageTitle>Addresses</PageTitle>
      <Row spread>
        <h1>Addresses</h1>
        {!editing && data && data.length > 0 && add}
      </Row>
      {editing && (
        <Panel aria-label={editing === 'new' ? 'New address' : 'Change address'}>
          <AddressEditor
            key={editing === 'new' ? 'new' : editing.id}
            address={editing === 'new' ? undefined : editing}
            onSaved={close}
            onCancel={close}
          />
        </Panel>
      )}
      {isError && <ErrorState title="Your addresses did not load" onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={180} />}
      {data?.length === 0 && !editing && (
        <EmptyState icon="pin" title="No addresses yet" text="Save one here, or at the next checkout." action={add} />
      )}
      {data && data.length > 0 && (
        <Cards>
          {data.map((address) => (
            <AddressCard key={address.id} address={address} onEdit={() => setEditing(address)} />
          ))}
        </Cards>
      )}
    </Stack>
  )
}

function AddressCard({ address, onEdit }: { address: Address; onEdit: () => void }) {
  const [setDefault] = useSetDefaultAddressMutation()
  const remove = useRemoveAddress()
  const name = addressLines(address)[0] ?? ''
  const makeDefault = async () => {
    const answer = await setDefault({ id: address.id })
    if (answer.error) toast.error(problemOf(answer.error).message)
  }
  return (
    <Panel as="li">
      <Stack gap={12}>
        {address.isDefault && (
          <div>
            <StatusChip tone="success" label="Default" />
          </div>
        )}
        <AddressText address={address} />
        <Row gap={8}>
          <Button variant="outlined" aria-label={`Edit address of ${name}`} onClick={onEdit}>
            Edit
          </Button>
          {!address.isDefault && (
            <Button variant="text" onClick={() => void makeDefault()}>
              Make default
            </Button>
          )}
          <Button variant="text" aria-label={`Delete address of ${name}`} onClick={() => void remove(address)}>
            Delete
          </Button>
        </Row>
      </Stack>
    </Panel>
  )
}

/** Deletes at once; Undo writes the same address again. */
function useRemoveAddress() {
  const [remove] = useDeleteAddressMutation()
  const [create] = useCreateAddressMutation()
  return async (address: Address) => {
    const answer = await remove({ id: address.id })
    if (answer.error) {
      toast.error(problemOf(answer.error).message)
      return
    }
    const { id: _id, ...addressInput } = address
    toast.success('Address deleted', { action: { label: 'Undo', onClick: () => void create({ addressInput }) } })
  }
}
