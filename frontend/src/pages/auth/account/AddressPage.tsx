import { useEffect, useRef, useState } from 'react'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import PlusIcon from 'lucide-react/icons/plus'
import { problemOf } from '@/api/problem'
import { addressLines, AddressText } from '@/components/AddressText'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { onDemand } from '@/components/onDemand'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { StatusChip } from '@/components/StatusChip'
import { toast } from '@/components/toast/queue'
import {
  useCreateAddressMutation,
  useDeleteAddressMutation,
  useListAddressesQuery,
  useSetDefaultAddressMutation,
  type Address,
} from '@/features/auth/api'
import { AddressSkeleton } from '@/features/auth/components/AddressSkeleton'
import { media, radius } from '@/lib/design'
import { addressesText } from './text'

// The fields and their rules come when an address is written.
const AddressEditor = onDemand(
  async () => (await import('@/features/auth/components/AddressEditor')).AddressEditor,
  { loading: AddressSkeleton },
)

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})
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
    <Stack spacing={2.5}>
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
  <Button variant="contained" startIcon={<PlusIcon size={20} />} onClick={onPress}>
    {addressesText.add}
  </Button>
)

function Editor({ address, onClose }: { address: Address | undefined; onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const title = address ? addressesText.editTitle : addressesText.newTitle
  return (
    <Paper variant="panel" component="section" sx={{ maxInlineSize: 640 }} aria-label={title}>
      <Stack spacing={2.5}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <AddressEditor address={address} onSaved={onClose} onClose={onClose} />
      </Stack>
    </Paper>
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
          illustration="compass"
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
      <Skeleton component="li" height={270} />
      <Skeleton component="li" height={270} />
    </Cards>
  )
}

const Lines = styled('div')({ display: 'grid', gap: 12, justifyItems: 'start', alignContent: 'start' })

interface AddressCardProps {
  address: Address
  onEdit: () => void
  onDeleted: (address: Address) => void
}

/** An address of the book with what can be done with it. */
function AddressCard({ address, onEdit, onDeleted }: AddressCardProps) {
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
    <Paper variant="panel" component="li" sx={{ display: 'grid', gridTemplateRows: '1fr auto', gap: 2 }}>
      <Lines>
        {address.isDefault && <StatusChip tone="success" label={addressesText.default} />}
        <AddressText address={address} />
      </Lines>
      <Row spacing={1}>
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
        <Button aria-label={addressesText.deleteOf(name)} aria-disabled={isDeleting} onClick={() => void deleteIt()}>
          {addressesText.delete}
        </Button>
      </Row>
    </Paper>
  )
}

const Notice = styled(Row)(({ theme }) => ({
  paddingBlock: 8,
  paddingInline: '16px 8px',
  borderRadius: radius.card,
  border: `1px dashed ${theme.vars.palette.control}`,
}))

/** Stands where an address was deleted, until the page is left: Undo writes the same address again. */
function DeletedAddress({ address, onRestored }: { address: Address; onRestored: () => void }) {
  const undoButton = useRef<HTMLButtonElement>(null)
  const [create, { isLoading }] = useCreateAddressMutation()
  // The pressed button went with its card.
  useEffect(() => undoButton.current?.focus(), [])

  const undo = async () => {
    if (isLoading) return
    const { id: _id, ...addressInput } = address
    const answer = await create({ addressInput })
    if (answer.error) toast.error(problemOf(answer.error).message)
    else onRestored()
  }

  return (
    <Notice spread>
      <p role="status">{addressesText.deleted}</p>
      <Button ref={undoButton} variant="outlined" aria-disabled={isLoading} onClick={() => void undo()}>
        {addressesText.undo}
      </Button>
    </Notice>
  )
}
