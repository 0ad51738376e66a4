import { useId } from 'react'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useController, type Control } from 'react-hook-form'
import { Fault } from '@/components/form/Field'
import { radius } from '@/lib/design'
import { returnReasons } from '../../returns'
import { returnText } from './text'

const Group = styled(RadioGroup)({ gap: 8 })
const Choice = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  alignItems: 'start',
  padding: '12px 16px',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: radius.card,
  cursor: 'pointer',
  '& .MuiRadio-root': { marginBlock: -10 },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
}))

/** What is typed and chosen in a request; the pieces and the photos stand beside it. */
export interface RequestValues {
  reason: string
  words: string
}

interface ReasonFieldProps {
  control: Control<RequestValues>
  /** The heading above says what it is. */
  labelledBy: string
  onChoose: (reason: string) => void
}

/** Why something is given back, in plain words. */
export function ReasonField({ control, labelledBy, onChoose }: ReasonFieldProps) {
  const errorId = useId()
  const {
    field: { name, value, onChange },
    fieldState: { error },
  } = useController({ control, name: 'reason', rules: { required: returnText.ask.reasonMissing } })
  const choose = (reason: string) => {
    onChange(reason)
    onChoose(reason)
  }
  return (
    <FormControl fullWidth error={Boolean(error)}>
      <Group
        name={name}
        aria-labelledby={labelledBy}
        {...(error ? { 'aria-describedby': errorId } : {})}
        value={value}
        onChange={(_, reason) => choose(reason)}
      >
        {returnReasons.map((reason) => (
          <Choice key={reason}>
            <Radio value={reason} />
            <span>
              {returnText.reasons[reason]}
              <Typography variant="body2" color="textSecondary" component="span" sx={{ display: 'block' }}>
                {returnText.hints[reason]}
              </Typography>
            </span>
          </Choice>
        ))}
      </Group>
      {error && (
        <FormHelperText id={errorId}>
          <Fault>{error.message}</Fault>
        </FormHelperText>
      )}
    </FormControl>
  )
}
