import { texts } from '@/lib/language'

/** The words that every form has. */
export const formText = texts('formText', {
  faults: (count: number) => `${count} fields need another look`,
  optional: '(optional)',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  working: 'Working',
  notReady:
    'A part of this form did not load. Check the connection and try again: what you typed stays here. If that does not help, reload the page.',
})
