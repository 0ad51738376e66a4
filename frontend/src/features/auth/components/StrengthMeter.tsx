import { styled, type Theme } from '@mui/material/styles'
import { fewestCharacters } from '../forms'
import type { Step } from '../strength'
import type { Strength } from '../useStrength'
import { strengthText } from './text'

const steps: readonly Step[] = [1, 2, 3, 4]

const colourOf = ({ vars: { palette } }: Theme, step: Step | undefined) => {
  if (step === undefined) return palette.text.secondary
  if (step === 1) return palette.error.main
  return step === 2 ? palette.warning.main : palette.success.main
}

interface Coloured {
  step: Step | undefined
}
const own = { shouldForwardProp: (name: string) => name !== 'step' }

const Bar = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 4 })
const Part = styled(
  'span',
  own,
)<Coloured>(({ theme, step }) => ({
  blockSize: 4,
  borderRadius: 2,
  backgroundColor: step === undefined ? theme.vars.palette.divider : colourOf(theme, step),
}))
// Two lines have their place from the start, so that nothing moves when they are filled; an advice
// fits into one even at 320 px.
const Words = styled(
  'p',
  own,
)<Coloured>(({ theme, step }) => ({
  minBlockSize: 40,
  marginBlockStart: 4,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& strong': { display: 'block', fontWeight: 550, color: colourOf(theme, step) },
}))

/** How hard the typed password is to guess: a bar, a word, and what would make it better. */
export function StrengthMeter({ strength }: { strength: Strength | null }) {
  const verdict = strength?.verdict
  const step = verdict?.step
  return (
    <div>
      <Bar aria-hidden="true">
        {steps.map((part) => (
          <Part key={part} step={step !== undefined && part <= step ? step : undefined} />
        ))}
      </Bar>
      <Words role="status" aria-atomic="true" step={step}>
        <Saying strength={strength} />
      </Words>
    </div>
  )
}

function Saying({ strength }: { strength: Strength | null }) {
  if (strength && strength.length < fewestCharacters) {
    return <strong>{strengthText.short(fewestCharacters - strength.length)}</strong>
  }
  if (!strength?.verdict) return strengthText.tip
  const { step, advice } = strength.verdict
  return (
    <>
      <strong>{strengthText.steps[step]}</strong>
      {advice && strengthText.advice[advice]}
    </>
  )
}
