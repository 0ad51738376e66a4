import type { onePictureText as English } from './text'

export const onePictureText: typeof English = {
  of: (name) => `Bild von ${name}`,
  choose: 'Bild wählen',
  sending: 'Bild wird gesendet',
  remove: 'Bild entfernen',
  again: 'Noch einmal versuchen',
  saved: 'Bild gespeichert',
  removed: 'Bild entfernt',
  tooBig: 'Ein Bild hat höchstens 10 MB',
}
