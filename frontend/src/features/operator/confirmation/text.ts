import { texts } from '@/lib/language'

/** Asks whoever is there to confirm that it is them. */
export const confirmationText = texts('confirmationText', {
  title: 'Confirm it\'s you',
  text: 'This concerns money or someone\'s account. Once you confirm, you won\'t be asked again for 10 minutes.',
  code: 'Code from your app, or a recovery code',
  codeMissing: 'Enter the code',
  toCode: 'Use a code instead',
  toPassword: 'Use your password instead',
  confirm: 'Confirm',
})
