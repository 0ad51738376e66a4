import type { shareText as English } from './text'

export const shareText: typeof English = {
  share: 'Teilen',
  copied: 'Link kopiert',
  notCopied: 'Der Link wurde nicht kopiert. Kopiere ihn aus der Adresszeile',
}
