import { useState } from 'react'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { errorStateFor } from '@/components/ErrorState'
import { InlineSelect } from '@/components/form/InlineSelect'
import { onDemand } from '@/components/onDemand'
import { presets, type Choice, type Days } from './period'
import { salesPeriodText as words } from './text'

const RangeFields = onDemand(async () => (await import('./RangeFields')).RangeFields, {
  loading: () => <Skeleton height={72} />,
  failed: errorStateFor(words.failed),
})

interface PeriodPickerProps {
  choice: Choice
  /** The days that are shown, if they are known. */
  days: Days | undefined
  /** The last day that can be chosen. */
  today: string
  onChoose: (choice: Choice) => void
}

const choices = [...presets, 'own' as const].map((value) => [value, words.presets[value]] as const)

/** Which days the figures are about: some that move with the day, or any. */
export function PeriodPicker({ choice, days, today, onChoose }: PeriodPickerProps) {
  const [isOwn, setOwn] = useState(typeof choice !== 'string')
  const preset = typeof choice === 'string' ? choice : 'own'
  return (
    <Stack spacing={1.5} sx={{ alignItems: { tablet: 'flex-end' } }}>
      <InlineSelect
        label={words.label}
        value={isOwn ? 'own' : preset}
        choices={choices}
        onChange={(value) => {
          setOwn(value === 'own')
          if (value !== 'own') onChoose(value)
        }}
      />
      {isOwn && <RangeFields days={days} today={today} onShow={onChoose} />}
    </Stack>
  )
}
