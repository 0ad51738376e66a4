import { texts } from '@/lib/language'

/** The words that every form has. */
export const formText = texts('formText', {
  faults: (count: number) => `${count} fields need another look`,
  optional: '(optional)',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  working: 'Working',
})
