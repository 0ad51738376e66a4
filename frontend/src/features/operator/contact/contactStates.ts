import type { StatusTone } from '@/components/StatusChip'
import type { ReceivedMessage } from '../api'
import { deskText as words } from './text'

const tones: Readonly<Record<ReceivedMessage['status'], StatusTone>> = { open: 'warning', answered: 'success', closed: 'neutral' }

/** Where a contact message stands, in a word. */
export const contactStatusChip = (status: ReceivedMessage['status']) => ({ label: words.states[status], tone: tones[status] })
