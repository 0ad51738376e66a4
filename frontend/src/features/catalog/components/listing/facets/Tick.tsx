import type { ReactNode } from 'react'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import { styled } from '@mui/material/styles'
import { formatNumber } from '@/lib/language'

const Row = styled(FormControlLabel)({
  overflowWrap: 'anywhere',
  '& .MuiFormControlLabel-label': { display: 'flex', flex: 1, alignItems: 'center', gap: 12, minInlineSize: 0 },
})
const Count = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  marginInlineStart: 'auto',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '.Mui-disabled &': { color: 'inherit' },
}))

type TickProps = {
  checked: boolean
  /** How many products it would show; null while that is not known. */
  count: number | null | undefined
  onChange: () => void
  /** One of a group, of which one is chosen. */
  group?: string
  children: ReactNode
}

/** A row to tick, with how many products it would show; without any it cannot be ticked. */
export function Tick({ checked, count, onChange, group, children }: TickProps) {
  const words = (
    <>
      {children} {typeof count === 'number' && <Count>{formatNumber(count)}</Count>}
    </>
  )
  return (
    <Row
      control={group ? <Radio name={group} /> : <Checkbox />}
      label={words}
      checked={checked}
      disabled={count === 0 && !checked}
      onChange={onChange}
    />
  )
}
