import { useId, useState, type ComponentProps } from 'react'
import { styled } from '@mui/material/styles'
import { Icon } from '../icons/Icon'
import { Input } from './controls'
import { describe, FieldFrame, type FieldTexts } from './FieldFrame'
import { formText } from './text'

const Box = styled('div')({ position: 'relative', '& input': { paddingInlineEnd: 52 } })
const Toggle = styled('button')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineEnd: 2,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
}))

/** A password that can be shown while it is typed; pasting stays allowed. */
export function PasswordField({ label, hint, error, ...rest }: FieldTexts & ComponentProps<'input'>) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const texts = { label, hint, error }
  return (
    <FieldFrame id={id} texts={texts}>
      <Box>
        <Input {...rest} {...describe(id, texts)} type={shown ? 'text' : 'password'} />
        <Toggle
          type="button"
          aria-label={shown ? formText.hidePassword : formText.showPassword}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeOff' : 'eye'} size={20} />
        </Toggle>
      </Box>
    </FieldFrame>
  )
}
