import { useState } from 'react'
import { Field } from '@/components/form/Field'
import Stack from '@mui/material/Stack'
import Button from '@mui/material/Button'
import { Row } from '@/components/Row'
import { ordersText } from '../text'
import { useFollowingFocus } from '../useFollowingFocus'
import { Box, Flush } from './boxes'

interface NoteFieldProps {
  note: string
  onChange: (note: string) => void
}

const words = ordersText.note
const longest = 500

/** A word to the shops, folded away: few need it. What is typed counts at once, saved or not. */
export function NoteField({ note, onChange }: NoteFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const { boxProps, follow } = useFollowingFocus()
  const open = follow(() => setOpen(true))
  const close = follow(() => setOpen(false))

  if (isOpen) {
    return (
      <Box {...boxProps}>
        <Stack spacing={1.5}>
          <Field
            multiline
            rows={3}
            label={words.label}
            hint={words.hint}
            optional
            slotProps={{ input: { maxLength: longest } }}
            value={note}
            onChange={(event) => onChange(event.target.value)}
          />
          <Row spacing={1}>
            <Button variant="outlined" onClick={close}>
              {words.save}
            </Button>
            <Button
              variant="text"
              onClick={() => {
                onChange('')
                close()
              }}
            >
              {words.drop}
            </Button>
          </Row>
        </Stack>
      </Box>
    )
  }
  return (
    <Box {...boxProps}>
      {note.trim() === '' ? (
        <Flush>
          <Button variant="text" onClick={open}>
            {words.add}
          </Button>
        </Flush>
      ) : (
        <Row spread>
          <p>{words.given(note.trim())}</p>
          <Button variant="outlined" aria-label={ordersText.checkout.changeOf(words.label)} onClick={open}>
            {ordersText.checkout.change}
          </Button>
        </Row>
      )}
    </Box>
  )
}
