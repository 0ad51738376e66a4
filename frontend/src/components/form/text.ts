import { texts } from '@/lib/language'

/** The words of the question before a page with unsaved changes is left. */
export const unsavedText = texts('unsavedText', {
  title: 'Leave without saving?',
  text: 'Your changes aren\'t saved yet.',
  leave: 'Leave without saving',
  stay: 'Keep editing',
})
