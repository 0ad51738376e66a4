import type { formText as English } from './text'

export const formText: typeof English = {
  faults: (count) => `${count} Felder stimmen noch nicht`,
  optional: '(freiwillig)',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  working: 'Einen Moment',
}
