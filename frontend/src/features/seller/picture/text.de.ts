import type { onePictureText as English } from './text'

export const onePictureText: typeof English = {
  of: (name) => `Bild von ${name}`,
  choose: 'Bild wählen',
  sending: 'Bild wird hochgeladen',
  remove: 'Bild entfernen',
  again: 'Erneut versuchen',
  saved: 'Bild gespeichert',
  removed: 'Bild entfernt',
  tooBig: 'Bilder dürfen höchstens 10 MB haben',
}
