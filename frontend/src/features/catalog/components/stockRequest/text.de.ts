import type { backInStockText as English } from './text'

export const backInStockText: typeof English = {
  ask: 'E-Mail, wenn es wieder da ist',
  hint: 'Eine E-Mail, wenn es wieder da ist, sonst nichts',
  send: 'Schreibt mir',
  asked: 'Wir schreiben dir einmal, wenn es wieder da ist.',
  confirm: 'Sieh in deine E-Mails und bestätige. Dann schreiben wir dir einmal, wenn es wieder da ist.',
  takeBack: 'Doch keine E-Mail',
  title: 'Bestätige deine E-Mail-Adresse',
  question: 'Willst du eine E-Mail, wenn das Produkt wieder da ist? Du bekommst eine einzige, innerhalb von höchstens 180 Tagen.',
  yes: 'Ja, schreibt mir',
  done: 'Du bist vorgemerkt',
  browse: 'Weiter einkaufen',
  failed: 'Der Link hat nicht funktioniert',
  incomplete: 'Dieser Link ist unvollständig. Öffne ihn noch einmal aus der E-Mail.',
  again: 'Links gelten einmal und 24 Stunden lang. Frag auf der Seite des Produkts noch einmal.',
}
