import { texts } from '@/lib/language'

/** The words of reporting what somebody wrote. */
export const reportText = texts('reportText', {
  reason: 'What\'s wrong with it?',
  reasonMissing: 'Select a reason',
  details: 'Anything else we should know?',
  detailsLong: 'Use 500 characters or fewer',
  send: 'Send report',
  thanks: 'Thanks. We\'ll take a look',
})
