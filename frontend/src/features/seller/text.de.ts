import { formatNumber } from '@/lib/language'
import type {
  actionText as EnglishAction,
  historyText as EnglishHistory,
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
