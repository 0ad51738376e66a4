import { useEffect, useRef } from 'react'
import { styled } from '@mui/material/styles'
import { problemOf } from '@/api/problem'
import { addressLines } from '@/components/AddressText'
import { Button } from '@/components/Button'
import { Row } from '@/components/Panel'
import { toast } from '@/components/toast/queue'
import { useCreateAddressMutation, type Address } from '@/features/auth/api'
import { radius } from '@/lib/design'
import { addressesText } from './text'

const Notice = styled(Row)(({ theme }) => ({
  paddingBlock: 8,
  paddingInline: '16px 8px',
  borderRadius: radius.card,
  border: `1px dashed ${theme.vars.palette.control}`,
}))

/** Stands where an address was deleted, until the page is left: Undo writes the same address again. */
export function DeletedAddress({ address, onRestored }: { address: Address; onRestored: () => void }) {
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
      <p role="status">{addressesText.deleted(addressLines(address)[0] ?? '')}</p>
      <Button ref={undoButton} variant="outlined" aria-disabled={isLoading} onClick={() => void undo()}>
        {addressesText.undo}
      </Button>
    </Notice>
  )
}
