import type { unsavedText as English } from './text'

export const unsavedText: typeof English = {
  title: 'Ohne Speichern verlassen?',
  text: 'Deine Änderungen sind noch nicht gespeichert.',
  leave: 'Ohne Speichern verlassen',
  stay: 'Weiter bearbeiten',
}
