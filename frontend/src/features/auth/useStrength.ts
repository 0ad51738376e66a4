import { useEffect, useState, type RefObject } from 'react'
import { lengthOf } from '@/components/form/rules'
import { fewestCharacters } from './forms'
import type { Verdict } from './strength'

/** What is typed into a field for a new password. */
export interface Strength {
  length: number
  /** Nothing while the password is too short, or the estimator is not here. */
  verdict: Verdict | null
}

/** A pause in typing this long; each change would be read out. */
const pauseMilliseconds = 300

const loadEstimator = () => import('./strength')
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
  if (length < fewestCharacters) return { length, verdict: null }
  const estimator = await loadEstimator().catch(nobody)
  return { length, verdict: estimator?.judge(password, [...about, ...accountIn(input.form)]) ?? null }
}

/** Follows a password field, and what else stands in its form, a short while behind the keys. */
export function useStrength(field: RefObject<HTMLInputElement | null>, about: readonly string[]): Strength | null {
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
