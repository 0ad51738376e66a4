import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { formatNumber } from '@/lib/language'

const Row = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 44,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& input': { inlineSize: 20, blockSize: 20, margin: 0, accentColor: theme.vars.palette.primary.main, flex: 'none' },
  '&:has(:disabled)': { color: theme.vars.palette.text.disabled, cursor: 'default' },
}))
const Count = styled('span')(({ theme }) => ({
  marginInlineStart: 'auto',
  color: theme.vars.palette.text.secondary,
  ...theme.typography.body2,
  fontVariantNumeric: 'tabular-nums',
  'label:has(:disabled) &': { color: 'inherit' },
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
  return (
    <Row>
      <input
        type={group ? 'radio' : 'checkbox'}
        {...(group ? { name: group } : {})}
        checked={checked}
        disabled={count === 0 && !checked}
        onChange={onChange}
      />
      {children} {typeof count === 'number' && <Count>{formatNumber(count)}</Count>}
    </Row>
  )
}
