import { texts } from '@/lib/language'

/** The marketplace's own texts as a list. */
export const infoPagesText = texts('infoPagesText', {
  intro: 'The texts that buyers and sellers read. Each language has its own.',
  language: 'Language',
  name: 'Page',
  changed: 'Last edit',
  original: 'Original text',
  edited: 'Edited',
  failed: 'Didn\'t load',
  retry: 'Retry',
  retryOf: (page: string) => `Retry ${page}`,
  edit: 'Edit',
  editOf: (page: string) => `Edit ${page}`,
})
