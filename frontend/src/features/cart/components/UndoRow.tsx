import { useEffect, useRef } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { cartText } from '../text'

const Gone = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  paddingBlock: 12,
  color: theme.vars.palette.text.secondary,
}))

interface UndoRowProps {
  words: string
  /** The button's name, which says what comes back. */
  label: string
  onUndo: () => void
}

/** Stands where a line stood and brings it back; the focus goes here from the line's button. */
export function UndoRow({ words, label, onUndo }: UndoRowProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Gone>
      <span role="status">{words}</span>
      <Button ref={button} variant="outlined" aria-label={label} onClick={onUndo}>
        {cartText.undo}
      </Button>
    </Gone>
  )
}
