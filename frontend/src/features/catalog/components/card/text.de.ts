import type { cardText as English } from './text'

export const cardText: typeof English = {
  colours: (names) => `Farben: ${names.join(', ')}`,
}
