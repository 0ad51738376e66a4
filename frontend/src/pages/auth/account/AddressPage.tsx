import { useEffect, useRef, useState } from 'react'
import { styled } from '@mui/material/styles'
import { Button } from '@/components/Button'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Icon } from '@/components/icons/Icon'
import { PageTitle } from '@/components/Page'
import { Panel, Row, Stack } from '@/components/Panel'
import { Skeleton } from '@/components/Skeleton'
import { useListAddressesQuery, type Address } from '@/features/auth/api'
import { AddressEditor } from '@/features/auth/components/AddressEditor'
import { media } from '@/lib/design'
import { AddressCard } from './AddressCard'
import { DeletedAddress } from './DeletedAddress'
import { addressesText } from './text'

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})
const Narrow = styled(Panel)({ maxInlineSize: 640 })

type Editing = Address | 'new' | null

/** The address book: the addresses, or the one that is being written. */
export function AddressPage() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { data } = useListAddressesQuery()
  const [editing, setEditing] = useState<Editing>(null)
  const focusHeading = () => heading.current?.focus()
  const close = () => {
    setEditing(null)
    focusHeading()
  }
  const isAddShown = !editing && data !== undefined && data.length > 0
  return (
    <Stack gap={20}>
      <PageTitle>{addressesText.title}</PageTitle>
      <Row spread>
        <h1 ref={heading} tabIndex={-1}>
          {addressesText.title}
        </h1>
        {isAddShown && <AddButton onPress={() => setEditing('new')} />}
      </Row>
      {editing ? (
        <Editor address={editing === 'new' ? undefined : editing} onClose={close} />
      ) : (
        <Book onEdit={setEditing} onRestored={focusHeading} />
      )}
    </Stack>
  )
}

const AddButton = ({ onPress }: { onPress: () => void }) => (
  <Button variant="contained" startIcon={<Icon name="plus" size={20} />} onClick={onPress}>
    {addressesText.add}
  </Button>
)

function Editor({ address, onClose }: { address: Address | undefined; onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const title = address ? addressesText.editTitle : addressesText.newTitle
  return (
    <Narrow aria-label={title}>
      <Stack gap={20}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <AddressEditor address={address} onSaved={onClose} onCancel={onClose} />
      </Stack>
    </Narrow>
  )
}

function Book({ onEdit, onRestored }: { onEdit: (editing: Editing) => void; onRestored: () => void }) {
  const { data, isError, refetch } = useListAddressesQuery()
  const [deleted, setDeleted] = useState<Address | null>(null)
  const restored = () => {
    setDeleted(null)
    onRestored()
  }
  if (isError) return <ErrorState title={addressesText.loadFailed} onRetry={() => void refetch()} />
  if (!data) return <AddressesSkeleton />
  return (
    <>
      {deleted && <DeletedAddress key={deleted.id} address={deleted} onRestored={restored} />}
      {data.length === 0 ? (
        <EmptyState
          icon="pin"
          title={addressesText.emptyTitle}
          text={addressesText.emptyText}
          action={<AddButton onPress={() => onEdit('new')} />}
        />
      ) : (
        <Cards>
          {data.map((address) => (
            <AddressCard key={address.id} address={address} onEdit={() => onEdit(address)} onDeleted={setDeleted} />
          ))}
        </Cards>
      )}
    </>
  )
}

function AddressesSkeleton() {
  return (
    <Cards aria-busy="true">
      <Skeleton as="li" height={270} />
      <Skeleton as="li" height={270} />
    </Cards>
  )
}
