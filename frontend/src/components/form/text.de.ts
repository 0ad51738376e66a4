import type { formText as English } from './text'

export const formText: typeof English = {
  faults: (count) => `${count} Felder stimmen noch nicht`,
  optional: '(freiwillig)',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  working: 'Einen Moment',
  notReady:
    'Ein Teil dieses Formulars wurde nicht geladen. Prüfe die Verbindung und versuche es noch einmal: Deine Eingaben bleiben stehen. Hilft das nicht, lade die Seite neu.',
}
