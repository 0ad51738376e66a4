import { formatList } from '@/lib/language'
import type { infoText as English } from './text'

export const infoText: typeof English = {
  home: 'Startseite',
  names: {
    about: 'Über uns',
    contact: 'Kontakt',
    faq: 'Häufige Fragen',
    help: 'Hilfe',
    'privacy-policy': 'Datenschutz',
    shipping: 'Versand',
    returns: 'Rückgabe und Erstattung',
    'terms-of-service': 'Nutzungsbedingungen',
    'buyer-protection': 'Käuferschutz',
    authenticate: 'Echtheit',
    'vendor-protection': 'Verkäuferschutz',
    'prohibited-items': 'Verbotene Produkte',
    'marketplace-guidelines': 'Regeln des Marktplatzes',
    vendors: 'Alle Shops',
    'seller-registration': 'Verkäufer werden',
    'track-order': 'Bestellung verfolgen',
  },
  changedOn: (date) => `Aktualisiert am ${date}`,
  loading: 'Die Seite wird geladen',
  failed: 'Diese Seite wurde nicht geladen',
  formFailed: 'Das Formular wurde nicht geladen',
  editorFailed: 'Der Editor wurde nicht geladen',
  related: 'Passende Seiten',
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Vielleicht stimmt der Link nicht, oder die Seite ist umgezogen. Such danach oder geh von hier aus weiter.',
    search: 'Produkte suchen',
    submit: 'Suchen',
    popular: 'Gerade beliebt',
    home: 'Zur Startseite',
    shops: 'Alle Shops ansehen',
    help: 'Zur Hilfe',
  },
  seller: {
    title: 'Eröffne deinen Shop',
    lead: (share) =>
      `Einen Shop zu eröffnen kostet nichts. Von jedem Verkauf behält der Marktplatz ${share}, der Rest gehört dir.`,
    leadWaiting:
      'Einen Shop zu eröffnen kostet nichts. Von jedem Verkauf behält der Marktplatz einen festen Anteil, der Rest gehört dir.',
    costs: 'Was es kostet',
    costRows: {
      opening: 'Den Shop eröffnen',
      listing: 'Produkte anbieten',
      sale: 'Jeder Verkauf',
      free: 'Kostenlos',
      ofPrice: (share) => `${share} von dem, was der Käufer zahlt`,
      example: (price) => `Von einem Verkauf über ${price} bleiben dir`,
      payouts: 'Auszahlungen',
      onDays: (days, least) => `Am ${formatList(days.map((day) => `${day}.`))} jedes Monats, ab ${least}`,
      hold: 'Ein Verkauf wird auszahlbar',
      afterDays: (days) =>
        days === 0 ? 'Bei der Zustellung' : `${days} ${days === 1 ? 'Tag' : 'Tage'} nach der Zustellung`,
    },
    needs: 'Was du brauchst',
    needList: [
      'Ein Konto: Du kaufst und verkaufst mit derselben Anmeldung',
      'Einen Namen für den Shop, der bei jedem Produkt steht',
      'Produkte, die du auf Lager hast und verkaufen darfst',
      'Eine PayPal-Adresse oder ein Bankkonto für deine Auszahlungen; das geht auch später',
    ],
    questions: 'Fragen',
    questionList: [
      {
        question: 'Wann bekomme ich mein Geld?',
        answer:
          'Sobald ein Verkauf auszahlbar ist, geht das Geld am nächsten Auszahlungstag an deine PayPal-Adresse oder auf dein Bankkonto. Unter „Geld“ im Verkäuferportal siehst du jeden Verkauf, jede Auszahlung und was noch unterwegs ist.',
      },
      {
        question: 'Wer zahlt den Versand?',
        answer:
          'Wer bei dir kauft, zahlt keinen Versand. Du wählst den Paketdienst und bezahlst ihn; rechne das in deine Preise ein.',
      },
      {
        question: 'Was, wenn jemand etwas zurückgibt?',
        answer:
          'Du nimmst an, bietest eine teilweise Erstattung an oder lehnst ab und sagst, warum. Für das, was du erstattest, bekommst du die Provision zurück.',
      },
      {
        question: 'Kann ich meinen Shop später ändern?',
        answer:
          'Ja, jederzeit: Name, Webadresse, Beschreibung, Logo, Banner und Bedingungen stehen im Verkäuferportal unter „Shop“. Links auf die letzten fünf Adressen führen weiter zu dir.',
      },
      {
        question: 'Kann ich mehrere Shops haben?',
        answer: 'Nein, ein Shop pro Konto.',
      },
    ],
    next: 'Wie es weitergeht',
    opens: 'Der Shop öffnet sofort oder sobald der Marktplatz ihn freigegeben hat',
    opensAtOnce: 'Dein Shop öffnet sofort',
    opensApproved: 'Der Marktplatz prüft deinen Shop und schreibt dir eine E-Mail, sobald er offen ist',
    nextList: [
      'Du legst Produkte mit Bildern, Preisen und Bestand an',
      'Bezahlte Bestellungen kommen zu dir; der Bestand ist reserviert, während jemand bezahlt',
      'Du verschickst die Bestellung und trägst die Sendungsnummer ein',
      'Jede Bestellung zeigt auf den Cent genau, was du verdienst',
    ],
    more: 'Lies das zuerst',
    loginFirst: 'Melde dich an, um einen Shop zu eröffnen',
    loginText: 'Der Shop gehört zu deinem Konto. Nach der Anmeldung kommst du auf diese Seite zurück.',
    login: 'Anmelden',
    register: 'Konto anlegen',
  },
}
