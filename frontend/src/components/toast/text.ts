import { texts } from '@/lib/language'

/** The words that every toast has. */
export const toastText = texts('toastText', { dismiss: 'Dismiss' })
