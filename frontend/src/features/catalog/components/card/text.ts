import { texts } from '@/lib/language'

/** The words of what a product card gets a moment after its first look. */
export const cardText = texts('cardText', {
  colours: (names: readonly string[]) => `Colours: ${names.join(', ')}`,
})
