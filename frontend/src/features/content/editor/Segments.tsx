import { styled } from '@mui/material/styles'
import { radius } from '@/lib/design'

const Group = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  padding: 3,
  gap: 4,
  borderRadius: radius.field + 3,
  border: `1px solid ${theme.vars.palette.control}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& button': {
    minBlockSize: 44,
    paddingInline: 16,
    border: 0,
    borderRadius: radius.field,
    background: 'none',
    fontWeight: 550,
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
    '&[aria-pressed="true"]': {
      backgroundColor: theme.vars.palette.tint.ground,
      color: theme.vars.palette.tint.label,
      fontWeight: 650,
    },
  },
}))

interface SegmentsProps<Value extends string> {
  /** What is chosen here, for screen readers. */
  label: string
  choices: readonly { value: Value; label: string; note?: string | undefined }[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice between a few views, side by side. */
export function Segments<Value extends string>({ label, choices, value, onChange }: SegmentsProps<Value>) {
  return (
    <Group role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
          {choice.note && ` · ${choice.note}`}
        </button>
      ))}
    </Group>
  )
}
