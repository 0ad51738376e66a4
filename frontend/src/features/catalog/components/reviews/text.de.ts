import { formatNumber } from '@/lib/language'
import type { reviewsText as English } from './text'

const reviews = (count: number) => `${formatNumber(count)} ${count === 1 ? 'Bewertung' : 'Bewertungen'}`
const stars = (count: number) => (count === 1 ? '1 Stern' : `${count} Sterne`)

export const reviewsText: typeof English = {
  title: 'Bewertungen',
  none: 'Noch keine Bewertungen. Wer kauft, kann nach der Lieferung bewerten',
  failed: 'Die Bewertungen wurden nicht geladen',
  write: 'Bewertung schreiben',
  more: 'Mehr Bewertungen anzeigen',
  count: reviews,
  starRow: stars,
  onlyStars: (row, count) => `${stars(row)}: ${reviews(count)}`,
  withPhotos: 'Mit Fotos',
  sort: 'Sortieren',
  sorts: { newest: 'Neueste', helpful: 'Hilfreichste', highest: 'Beste zuerst', lowest: 'Schlechteste zuerst' },
  noneFits: 'Keine passenden Bewertungen',
  clear: 'Alle Bewertungen zeigen',
  photos: 'Fotos aus Bewertungen',
  photosOf: (author) => `Fotos von ${author}`,
  photo: (at, of) => `Foto ${at} von ${of}`,
  photoOf: (author, at) => `Foto ${at} von ${author}`,
  enlarge: (photo) => `Vergrößern: ${photo}`,
  bought: (choice) => `Gekauft: ${choice}`,
  reply: (shop) => `Antwort von ${shop}`,
  helpful: (count) => (count === 0 ? 'Hilfreich' : `Hilfreich (${formatNumber(count)})`),
  notCounted: 'Deine Stimme wurde nicht gespeichert',
  report: 'Melden',
  reportOf: (author) => `Bewertung von ${author} melden`,
  reported: 'Gemeldet',
  reportTitle: 'Diese Bewertung melden?',
  reportText: 'Wir sehen sie uns an. Niemand erfährt, wer sie gemeldet hat.',
  reasons: {
    spam: 'Werbung oder erfunden',
    offensive: 'Beleidigend oder hasserfüllt',
    off_topic: 'Nicht über das Produkt',
    private: 'Enthält private Angaben',
    other: 'Etwas anderes',
  },
}
