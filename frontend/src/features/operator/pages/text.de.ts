import type { infoPagesText as English } from './text'

export const infoPagesText: typeof English = {
  intro: 'Die Texte, die Käufer und Verkäufer lesen. Jede Sprache hat ihre eigenen.',
  language: 'Sprache',
  name: 'Seite',
  changed: 'Zuletzt bearbeitet',
  original: 'Originaltext',
  edited: 'Bearbeitet',
  failed: 'Nicht geladen',
  retry: 'Erneut versuchen',
  retryOf: (page) => `Erneut versuchen: ${page}`,
  edit: 'Bearbeiten',
  editOf: (page) => `${page} bearbeiten`,
}
