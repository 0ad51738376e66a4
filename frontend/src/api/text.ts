import { texts } from '@/lib/language'

/** What is said about calls that went wrong. */
export const problemText = texts('problemText', {
  unreachable: 'Couldn\'t connect. Check your connection and try again.',
  unexpected: 'That didn\'t work. Try again in a moment.',
  /**
   * The sentence for a problem's stable code, or nothing if the language has none for it. The server
   * speaks English, so in English its own message stays.
   */
  ofProblem: (_code: string, message: string): string => message,
  /** The same for one field of a form. */
  ofField: (_code: string, message: string): string => message,
})
