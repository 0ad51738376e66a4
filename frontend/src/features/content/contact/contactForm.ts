/** The contact form: its topics, its rules and how long to wait when the server has had enough. */
import { atLeast, atMost, like } from '@/components/form/rules'
import type { ContactTopic } from '../api'
import { contactText as words } from './text'

export const contactTopics = ['order', 'product', 'selling', 'account', 'rights', 'other'] as const

/** What each field must hold. */
export const contactRules = {
  name: { required: words.nameMissing, validate: atMost(100, words.nameLong) },
  email: like(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, words.emailWrong),
  topic: { required: words.topicMissing },
  message: { validate: { least: atLeast(10, words.messageShort), most: atMost(5000, words.messageLong) } },
}

/** The topic of this name, or none chosen. */
export const topicOf = (name: string | null): ContactTopic | '' => contactTopics.find((known) => known === name) ?? ''

/** When to try again after an error that said how long to wait, or null. */
export function againAt(error: unknown): string | null {
  const seconds = (error as { retryAfter?: unknown }).retryAfter
  return typeof seconds === 'number' ? new Date(Date.now() + seconds * 1000).toISOString() : null
}
