import FormControlLabel from '@mui/material/FormControlLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled, type SxProps, type Theme } from '@mui/material/styles'

const Line = styled(FormControlLabel)(({ theme }) => ({
  gap: 8,
  minInlineSize: 0,
  marginInlineStart: 0,
  '& .MuiFormControlLabel-label': { ...theme.typography.subtitle2, flex: 'none' },
  '& .MuiInputBase-root': { minInlineSize: 0, flex: '0 1 auto' },
}))

interface InlineSelectProps<Value extends string> {
  label: string
  value: Value
  /** The values to choose from, what they are called, and in which language if not the page's. */
  choices: readonly (readonly [value: Value, words: string, lang?: string])[]
  onChange: (value: Value) => void
  sx?: SxProps<Theme>
}

/** A choice that takes effect at once, its label beside it: an order, a language. */
export function InlineSelect<Value extends string>({ label, value, choices, onChange, sx = null }: InlineSelectProps<Value>) {
  return (
    <Line
      labelPlacement="start"
      label={label}
      sx={sx}
      control={
        <NativeSelect
          input={<OutlinedInput size="small" />}
          value={value}
          onChange={({ target }) => {
            const chosen = choices.find(([known]) => known === target.value)
            if (chosen) onChange(chosen[0])
          }}
        >
          {choices.map(([known, words, lang]) => (
            <option key={known} value={known} lang={lang}>
              {words}
            </option>
          ))}
        </NativeSelect>
      }
    />
  )
}
