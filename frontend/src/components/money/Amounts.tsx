import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'

const Rows = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 16 },
  '& dt': { minInlineSize: 0 },
  '& dd': { flex: 'none', fontWeight: 550 },
  '& > div[data-sum]': {
    paddingBlockStart: 12,
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
    fontWeight: 700,
    '& dd': { fontWeight: 700 },
  },
}))

/** One amount with what it is. */
interface AmountRow {
  label: string
  hint?: string | undefined
  amount: string
  /** The sum of the rows above. */
  isSum?: boolean
}

/** Amounts in a column, with a line above their sum. */
export function Amounts({ rows }: { rows: readonly AmountRow[] }) {
  return (
    <Rows>
      {rows.map(({ label, hint, amount, isSum }) => (
        <div key={label} data-sum={isSum || undefined}>
          <dt>
            {label}
            {hint && (
              <Typography variant="body2" color="textSecondary">
                {hint}
              </Typography>
            )}
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </Rows>
  )
}
