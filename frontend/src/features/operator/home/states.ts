import type { StatusTone } from '@/components/StatusChip'
import type { ListedHomeEdition } from '../api'
import { homePagesText as words } from './text'

const tones: Readonly<Record<ListedHomeEdition['state'], StatusTone>> = {
  draft: 'neutral',
  scheduled: 'info',
  live: 'success',
  covered: 'warning',
  over: 'neutral',
}

/** Where a home page stands, in a word and a color. */
export const editionStatusChip = (state: ListedHomeEdition['state']) => ({ label: words.states[state], tone: tones[state] })
