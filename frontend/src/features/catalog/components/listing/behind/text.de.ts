import type { pageBehindText as English } from './text'

export const pageBehindText: typeof English = {
  title: 'Diese Seite hat keine Produkte',
  text: 'Die Liste ist kürzer. Vielleicht wurde etwas verkauft oder aus dem Angebot genommen.',
  firstPage: 'Zur ersten Seite',
}
