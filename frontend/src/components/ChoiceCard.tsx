import type { ReactNode } from 'react'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { radius } from '@/lib/design'

/** A few options to choose from, each a card. */
export const ChoiceCards = styled(RadioGroup)({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 })

const Card = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) auto',
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

interface ChoiceCardProps {
  value: string | number
  /** What it means, below its name. */
  hint?: string
  /** What stands at the end of its line. */
  end?: ReactNode
  children: ReactNode
}

/** One of a few options; the whole card is its radio button. */
export function ChoiceCard({ value, hint, end, children }: ChoiceCardProps) {
  return (
    <Card>
      <Radio value={value} />
      <span>
        {children}
        {hint && (
          <Typography variant="body2" color="textSecondary" component="span" sx={{ display: 'block' }}>
            {hint}
          </Typography>
        )}
      </span>
      {end}
    </Card>
  )
}
