import { useEffect, useRef, useState, type RefObject } from 'react'
import Stack from '@mui/material/Stack'
import { styled, type Theme } from '@mui/material/styles'
import { useForkRef } from '@mui/material/utils'
import type { FieldProps } from '@/components/form/Field'
import { PasswordField } from '@/components/form/PasswordField'
import { lengthOf } from '@/components/form/rules'
import { minPasswordLength } from '../forms'
import type { StrengthLevel, PasswordStrength } from '../passwordStrength'
import { fieldText, strengthText } from './text'

/** What is typed into a field for a new password. */
interface Strength {
  length: number
  /** Nothing while the password is too short, or the estimator is not here. */
  verdict: PasswordStrength | null
}

/** A pause in typing this long; each change would be read out. */
const pauseMilliseconds = 300

const loadEstimator = () => import('../passwordStrength')
const nobody = () => null

/** What the form itself tells of the account: it is being made here. */
function accountIn(form: HTMLFormElement | null): string[] {
  if (!form) return []
  const data = new FormData(form)
  return ['username', 'email'].map((name) => String(data.get(name) ?? ''))
}

async function strengthOf(input: HTMLInputElement, about: readonly string[]): Promise<Strength | null> {
  const password = input.value
  if (password === '') return null
  const length = lengthOf(password)
  if (length < minPasswordLength) return { length, verdict: null }
  const estimator = await loadEstimator().catch(nobody)
  return { length, verdict: estimator?.estimateStrength(password, [...about, ...accountIn(input.form)]) ?? null }
}

/** Follows a password field, and what else stands in its form, a short while behind the keys. */
function useStrength(field: RefObject<HTMLInputElement | null>, about: readonly string[]): Strength | null {
  const [strength, setStrength] = useState<Strength | null>(null)
  const known = about.join('\n')
  useEffect(() => {
    const input = field.current
    if (!input) return
    let timer = 0
    let isGone = false
    const read = async () => {
      const password = input.value
      const answer = await strengthOf(input, known.split('\n'))
      if (!isGone && input.value === password) setStrength(answer)
    }
    const wait = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => void read(), pauseMilliseconds)
    }
    const prepare = () => void loadEstimator().catch(nobody)
    const whole = input.form ?? input
    whole.addEventListener('input', wait)
    whole.addEventListener('reset', wait)
    input.addEventListener('focus', prepare)
    return () => {
      isGone = true
      clearTimeout(timer)
      whole.removeEventListener('input', wait)
      whole.removeEventListener('reset', wait)
      input.removeEventListener('focus', prepare)
    }
  }, [field, known])
  return strength
}

type NewPasswordFieldProps = Omit<FieldProps, 'hint' | 'autoComplete'> & {
  /** What is known of the account besides what its form says: a password made of it is guessed soon. */
  account?: readonly string[]
}

const nothing: readonly string[] = []

/** A password to be chosen, with the rule before and its strength while it is typed. */
export function NewPasswordField({ account = nothing, ref, ...rest }: NewPasswordFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const strength = useStrength(input, account)
  return (
    <Stack spacing={1}>
      <PasswordField {...rest} ref={useForkRef(input, ref)} hint={fieldText.passwordHint} autoComplete="new-password" />
      <StrengthMeter strength={strength} />
    </Stack>
  )
}

const steps: readonly StrengthLevel[] = [1, 2, 3, 4]

const colourOf = ({ vars: { palette } }: Theme, step: StrengthLevel | undefined) => {
  if (step === undefined) return palette.text.secondary
  if (step === 1) return palette.error.main
  return step === 2 ? palette.warning.main : palette.success.main
}

interface Coloured {
  step: StrengthLevel | undefined
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
function StrengthMeter({ strength }: { strength: Strength | null }) {
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
        <StrengthText strength={strength} />
      </Words>
    </div>
  )
}

function StrengthText({ strength }: { strength: Strength | null }) {
  if (strength && strength.length < minPasswordLength) {
    return <strong>{strengthText.short(minPasswordLength - strength.length)}</strong>
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
