/** The contact form: its fields, its rules and how long to wait when the server has had enough. */
import type { ContactTopic } from '../api'
import { contactText as words } from './text'

/** What is typed. `website` is the decoy that people do not see. */
export interface ContactForm {
  name: string
  email: string
  topic: ContactTopic | ''
  message: string
  website: string
}

export const contactFields = ['name', 'email', 'topic', 'message'] as const

export const contactTopics = ['order', 'product', 'selling', 'account', 'rights', 'other'] as const

const lengthOf = (text: string) => [...text.trim()].length

/** What each field must hold; a rule answers its fault in words, or true. */
export const contactRules = {
  name: (text: string) => (lengthOf(text) === 0 ? words.nameMissing : lengthOf(text) <= 100 || words.nameLong),
  email: (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim()) || words.emailWrong,
  topic: (topic: string) => topic !== '' || words.topicMissing,
  message: (text: string) =>
    lengthOf(text) < 10 ? words.messageShort : lengthOf(text) <= 5000 || words.messageLong,
}

/** An empty form about this topic, if it is one. */
export function emptyForm(topic: string | null): ContactForm {
  return { name: '', email: '', topic: contactTopics.find((known) => known === topic) ?? '', message: '', website: '' }
}

/** When to try again after an error that said how long to wait, or null. */
export function againAt(error: unknown): string | null {
  const seconds = (error as { retryAfter?: unknown }).retryAfter
  return typeof seconds === 'number' ? new Date(Date.now() + seconds * 1000).toISOString() : null
}
