import { formatNumber } from '@/lib/language'
import type {
  actionText as EnglishAction,
  historyText as EnglishHistory,
  holidayText as EnglishHoliday,
  markdownText as EnglishMarkdown,
  moneyText as EnglishMoney,
  sellerOrdersText as EnglishOrders,
  shareText as EnglishShare,
  shopPicturesText as EnglishPictures,
  shopText as EnglishShop,
  slipText as EnglishSlip,
  standingText as EnglishStanding,
  variantText as EnglishVariant,
} from './text'

export const sellerOrdersText: typeof EnglishOrders = {
  tabs: {
    all: 'Alle',
    toShip: 'Zu versenden',
    inDelivery: 'In Zustellung',
    delivered: 'Zugestellt',
    completed: 'Abgeschlossen',
    returns: 'Rückgaben',
    cancelled: 'Storniert',
  },
  search: {
    label: 'Bestellungen durchsuchen',
    placeholder: 'Nummer, Käufer oder Produkt',
    from: 'Von',
    to: 'Bis',
    find: 'Suchen',
    clear: 'Leeren',
    none: 'Keine Bestellungen gefunden',
    noneText: 'Versuche es mit weniger Wörtern oder anderen Tagen.',
  },
  number: 'Bestellung',
  buyer: 'Käufer',
  goods: 'Ware',
  date: 'Datum',
  state: 'Stand',
  total: 'Summe',
  quantityOf: (quantity, title) => `${formatNumber(quantity)} × ${title}`,
}

export const actionText: typeof EnglishAction = {
  carrier: 'Paketdienst',
  carrierMissing: 'Gib an, wer das Paket bringt',
  trackingNumber: 'Sendungsnummer',
  trackingNumberMissing: 'Gib die Sendungsnummer ein',
  tooLong: 'Nimm höchstens 60 Zeichen',
  ship: 'Als versandt melden',
  shipped: (number) => `Bestellung ${number} ist unterwegs`,
  deliver: 'Als zugestellt melden',
  delivered: (number) => `Bestellung ${number} ist zugestellt`,
  cancel: 'Bestellung stornieren',
  keep: 'Bestellung behalten',
  reason: 'Grund',
  reasonHint: 'Der Käufer liest ihn und bekommt das Geld zurück',
  reasonMissing: 'Schreib, warum du stornierst',
  cancelled: (number) => `Bestellung ${number} ist storniert`,
  piecesCancelled: 'Storniert. Das Geld geht an den Käufer zurück',
  noPieces: 'Wähle mindestens ein Stück',
  acceptRequest: 'Stornieren und zurückzahlen',
  declineRequest: 'Ablehnen',
  declineHint: 'Der Käufer liest, warum du es trotzdem verschickst',
  requestDeclined: 'Abgelehnt. Der Käufer weiß Bescheid',
  back: 'Zurück',
  lost: {
    open: 'Als verloren melden',
    question: 'Dieses Paket als verloren melden?',
    text: (contents) =>
      `Der Käufer bekommt das Geld für den Inhalt zurück: ${contents}. In deinen Bestand kommt nichts zurück, und du kannst es nicht rückgängig machen.`,
    reason: 'Was ist passiert?',
    reasonHint: 'Der Käufer liest es.',
    reasonMissing: 'Schreib, was passiert ist',
    keep: 'Weiter warten',
    done: (amount) => `Als verloren gemeldet. ${amount} gehen an den Käufer zurück`,
  },
}

export const historyText: typeof EnglishHistory = {
  title: 'Verlauf',
  events: {
    pending_payment: 'Bestellt',
    confirmed: 'Bezahlt und bestätigt',
    partially_shipped: 'Teilweise versandt',
    in_delivery: 'Versandt',
    delivered: 'Zugestellt',
    completed: 'Abgeschlossen',
    expired: 'Nicht rechtzeitig bezahlt',
    cancelled: 'Storniert',
    return_requested: 'Rückgabe gewünscht',
    returned: 'Zurückgegeben',
  },
  cancelledPieces: (count) => (count === 1 ? '1 Stück storniert' : `${formatNumber(count)} Stück storniert`),
  lostPieces: (count) => `${formatNumber(count)} Stück verloren, gemeldet`,
  returnedPieces: (count) => (count === 1 ? '1 Stück zurückgegeben' : `${formatNumber(count)} Stück zurückgegeben`),
  returnSettled: 'Rückgabe erledigt',
  returnClosed: 'Rückgabe beendet',
  by: {
    buyer: (event) => `${event} vom Käufer`,
    seller: (event) => `${event} von dir`,
    operator: (event) => `${event} vom Marktplatz`,
  },
}

export const moneyText: typeof EnglishMoney = {
  title: 'Geld',
  goods: 'Ware',
  discount: 'Rabatt',
  paid: 'Bezahlter Betrag',
  refunded: 'Zurückgezahlt',
  commission: 'Provision',
  payout: 'Deine Auszahlung',
}

export const slipText: typeof EnglishSlip = {
  title: 'Packzettel',
  order: (number) => `Bestellung ${number}`,
  shipTo: 'Lieferung an',
  quantity: 'Menge',
  goods: 'Ware',
  articleOptions: 'Ausführung',
  note: 'Nachricht zur Bestellung',
  pieces: (count) => (count === 1 ? '1 Stück' : `${formatNumber(count)} Stück`),
}

export const variantText: typeof EnglishVariant = {
  single: 'Einzige Ausführung',
  noSku: 'Ohne Artikelnummer',
  reserved: (count) => `${formatNumber(count)} reserviert`,
  price: 'Preis',
  salePrice: 'Aktionspreis',
  stock: 'Bestand',
  save: 'Speichern',
  saved: (name) => `${name} gespeichert`,
  amountFault: (example) => `Gib einen Betrag wie ${example} ein`,
  saleFault: 'Bleib unter dem Preis',
  moved: (now, seen) =>
    `Der Bestand ist jetzt ${formatNumber(now)}; beim Öffnen war er ${formatNumber(seen)}. Noch ist nichts gespeichert.`,
  moveBy: (change, result) =>
    `${formatNumber(Math.abs(change))} ${change < 0 ? 'abziehen' : 'dazu'}: Bestand ${formatNumber(result)}`,
  setTo: (stock) => `Auf ${formatNumber(stock)} setzen`,
  keepStock: (stock) => `Bei ${formatNumber(stock)} lassen`,
  stockFault: 'Gib eine ganze Zahl ein',
}

export const shopText: typeof EnglishShop = {
  yourShop: 'Dein Shop',
  name: 'Name des Shops',
  nameHint: 'Er steht bei jedem deiner Produkte',
  nameMissing: 'Gib einen Namen ein',
  nameLong: 'Nimm höchstens 60 Zeichen',
  slug: 'Adresse deines Shops',
  slugHint: (start) => `Steht hinter ${start}. Deine früheren Adressen führen weiter zu dir.`,
  slugMissing: 'Gib eine Adresse ein',
  slugWrong: 'Nimm Kleinbuchstaben, Ziffern und einzelne Bindestriche',
  contactEmail: 'E-Mail für Kunden',
  contactEmailHint: 'Alle sehen sie auf deiner Shopseite',
  emailWrong: 'Gib eine E-Mail-Adresse ein wie ada@example.com',
  contactPhone: 'Telefon für Kunden',
  phoneLong: 'Nimm höchstens 40 Zeichen',
  about: 'Über den Shop',
  aboutHint: 'Was du herstellst oder verkaufst, in ein paar Sätzen',
  aboutLong: 'Nimm höchstens 2000 Zeichen',
  policies: 'Versand und Rückgabe',
  policiesHint: 'Wie schnell und wohin du versendest und was zurückgegeben werden kann. **fett** und - Listen gehen hier.',
  policiesLong: 'Nimm höchstens 5000 Zeichen',
  invoiceAddress: 'Name und Anschrift auf Rechnungen',
  invoiceAddressHint: 'Wie das Gesetz sie verlangt: Name, Anschrift, Steuernummer. Je eine Zeile.',
  invoiceAddressLong: 'Nimm höchstens 500 Zeichen',
  open: 'Shop eröffnen',
  opened: 'Dein Shop ist eröffnet',
  appliedFor: 'Gesendet. Dein Shop wartet jetzt auf die Freigabe',
  save: 'Shop speichern',
  saved: 'Shop gespeichert',
}

export const markdownText: typeof EnglishMarkdown = {
  write: 'Schreiben',
  preview: 'Vorschau',
  viewOf: (field) => `Ansicht von: ${field}`,
  previewOf: (field) => `Vorschau von: ${field}`,
  nothing: 'Noch nichts geschrieben',
  failed: 'Die Vorschau wurde nicht geladen',
}

export const holidayText: typeof EnglishHoliday = {
  title: 'Urlaub',
  intro: 'Deine Produkte bleiben sichtbar, und niemand kann bestellen, bis du zurück bist. Was vorher bestellt wurde, ist noch zu versenden.',
  from: 'Erster Tag',
  to: 'Letzter Tag',
  dayMissing: 'Wähle einen Tag',
  reversed: 'Wähle einen Tag, der nicht vor dem ersten liegt',
  note: 'Hinweis für Kunden',
  noteHint: 'Er steht bei dem Tag, an dem du zurück bist',
  noteLong: 'Nimm höchstens 300 Zeichen',
  save: 'Urlaub speichern',
  saved: 'Urlaub gespeichert',
  end: 'Urlaub beenden',
  ended: 'Dein Shop verkauft wieder',
  planned: (from, to) => `Geplant vom ${from} bis ${to}.`,
  under: (to) => `Dein Shop macht Urlaub, bis einschließlich ${to}.`,
  over: (to) => `Dein letzter Urlaub endete am ${to}.`,
  failed: 'Das hat nicht geklappt. Prüfe die Verbindung und versuche es erneut',
}

export const standingText: typeof EnglishStanding = {
  approved: {
    title: 'Du hast einen Shop',
    text: 'Produkte, Bestellungen und die Seite des Shops findest du im Verkäuferportal.',
  },
  pending: {
    title: 'Dein Shop wartet auf die Freigabe',
    text: 'Der Marktplatz sieht sich neue Shops an, bevor andere sie sehen. Lege im Verkäuferportal schon Produkte, ein Logo und deine Bedingungen an.',
  },
  rejected: {
    title: 'Dein Shop wurde nicht freigegeben',
    text: 'Er ist nicht zu sehen. Frag den Marktplatz, woran es liegt. Ändern kannst du deinen Shop im Verkäuferportal.',
  },
  suspended: {
    title: 'Dein Shop ist gesperrt',
    text: 'Er ist nicht zu sehen, und niemand kann dort kaufen. Deine Bestellungen stehen weiter im Verkäuferportal. Frag den Marktplatz, was passiert ist.',
  },
  openCenter: 'Verkäuferportal öffnen',
  ask: 'An den Marktplatz schreiben',
}

export const shopPicturesText: typeof EnglishPictures = {
  logo: 'Logo',
  logoHint: 'Quadratisch, steht neben deinem Namen. Gut sind mindestens 400 × 400 Pixel.',
  banner: 'Banner',
  bannerHint: 'Breit, oben auf der Seite deines Shops. Gut sind mindestens 1800 × 600 Pixel.',
  limits: 'PNG, JPEG oder WebP, bis 10 MB.',
  choose: { logo: 'Logo hinzufügen', banner: 'Banner hinzufügen' },
  replace: { logo: 'Logo ersetzen', banner: 'Banner ersetzen' },
  remove: { logo: 'Logo entfernen', banner: 'Banner entfernen' },
  removeQuestion: { logo: 'Logo entfernen?', banner: 'Banner entfernen?' },
  removeWarning: 'Es ist dann nicht mehr zu sehen. Du kannst jederzeit ein neues hinzufügen.',
  keep: 'Behalten',
  crop: { logo: 'Logo zuschneiden', banner: 'Banner zuschneiden' },
  cropHint: 'Zieh das Bild oder nimm die Pfeiltasten.',
  zoom: 'Ausschnitt vergrößern',
  save: 'Bild speichern',
  cancel: 'Abbrechen',
  saved: { logo: 'Logo gespeichert', banner: 'Banner gespeichert' },
  removed: { logo: 'Logo entfernt', banner: 'Banner entfernt' },
  unreadable: 'Dieses Bild lässt sich nicht lesen. Nimm eine andere Datei.',
  failed: 'Das hat nicht geklappt. Prüfe die Verbindung und versuch es noch einmal',
}

export const shareText: typeof EnglishShare = {
  copy: 'Link zum Shop kopieren',
  copied: 'Link kopiert',
  copyFailed: 'Der Browser erlaubt das Kopieren nicht. Markiere den Text von Hand.',
  view: 'Shop ansehen',
}
