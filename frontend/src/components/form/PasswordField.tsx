import { useId, useState } from 'react'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import EyeIcon from 'lucide-react/icons/eye'
import EyeOffIcon from 'lucide-react/icons/eye-off'
import { Field, type FieldProps } from './Field'
import { formText } from '../text'

/** A password that can be shown while it is typed; pasting stays allowed. */
export function PasswordField(props: FieldProps) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        aria-label={shown ? formText.hidePassword : formText.showPassword}
        aria-controls={id}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
      </IconButton>
    </InputAdornment>
  )
  return <Field {...props} id={id} type={shown ? 'text' : 'password'} endAdornment={toggle} />
}
