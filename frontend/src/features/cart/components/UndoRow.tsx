import { useEffect, useRef } from 'react'
import { styled } from '@mui/material/styles'
import { Button } from '@/components/Button'
import { lineName } from '../summary'
import { cartText } from '../text'
import { cartPageText } from './text'
import type { Removal } from '../useRemoval'

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  paddingBlock: 12,
  color: theme.vars.palette.text.secondary,
}))

/** Stands where a removed line stood and brings it back; the focus goes here from the line's button. */
export function UndoRow({ removal }: { removal: Removal }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const name = lineName(removal.item)
  return (
    <Box>
      <span role="status">{cartPageText.lineRemoved(name)}</span>
      <Button ref={button} variant="outlined" aria-label={cartPageText.undoOf(name)} onClick={removal.undo}>
        {cartText.undo}
      </Button>
    </Box>
  )
}
