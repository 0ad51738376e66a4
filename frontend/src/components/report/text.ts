import { texts } from '@/lib/language'

/** The words of reporting what somebody wrote. */
export const reportText = texts('reportText', {
  reason: 'What is wrong with it',
  reasonMissing: 'Choose what is wrong with it',
  details: 'What we should know',
  detailsLong: 'Use 500 characters or fewer',
  send: 'Send report',
  thanks: 'Thank you. We will look at it',
})
