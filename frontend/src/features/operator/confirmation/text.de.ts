import type { confirmationText as English } from './text'

export const confirmationText: typeof English = {
  title: 'Bestätige, dass du es bist',
  text: 'Hier geht es um Geld oder um das Konto von jemandem. Danach wirst du 10 Minuten lang nicht mehr gefragt.',
  code: 'Code aus deiner App oder Wiederherstellungscode',
  codeMissing: 'Gib den Code ein',
  toCode: 'Stattdessen einen Code eingeben',
  toPassword: 'Stattdessen das Passwort eingeben',
  confirm: 'Bestätigen',
}
