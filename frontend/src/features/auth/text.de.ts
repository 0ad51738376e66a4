import type { authText as English } from './text'

export const authText: typeof English = {
  notActivated: 'Dein Konto ist noch nicht aktiviert',
  notActivatedTitle: 'Konto nicht aktiviert',
  notActivatedHint: 'Öffne den Link in unserer E-Mail, um dein Konto zu aktivieren',
  loginDone: 'Angemeldet: Du bist jetzt in deinem Konto',
  loginFailed: 'Anmeldung fehlgeschlagen',
  registerFailed: 'Registrierung fehlgeschlagen',
  logoutDone: 'Abgemeldet: Du bist nicht mehr in deinem Konto',
  logoutFailed: 'Abmelden fehlgeschlagen: Versuche es gleich noch einmal',
  updateDone: 'Gespeichert: Deine Angaben sind aktualisiert',
  updateFailed: 'Speichern fehlgeschlagen',
  updateFailedDefault: 'Deine Angaben konnten nicht gespeichert werden',
  accountDeleted: 'Dein Konto wurde gelöscht',
  accountDeletedDetail: 'Du bekommst eine Bestätigung per E-Mail. Danke, dass du hier warst.',
  loadFailed: 'Deine Daten konnten nicht geladen werden',
}
