import { formatNumber } from '@/lib/language'
import type { photosText as English } from './text'

export const photosText: typeof English = {
  photos: 'Fotos',
  limits: (most) => `Bis zu ${formatNumber(most)}, als PNG, JPEG oder WebP, je höchstens 10\u00a0MB`,
  addPhotos: 'Fotos hinzufügen',
  photo: (at) => `Foto ${at}`,
  removePhoto: (at) => `Foto ${at} entfernen`,
  tooMany: (most) => `Du kannst bis zu ${formatNumber(most)} Fotos hinzufügen. Die anderen wurden weggelassen`,
  tooBig: (name) => `${name} ist größer als 10 MB`,
  wrongKind: (name) => `${name} ist kein Bild in PNG, JPEG oder WebP`,
  sending: (at) => `Foto ${at} wird gesendet`,
}
