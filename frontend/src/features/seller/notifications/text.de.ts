import { formatNumber } from '@/lib/language'
import type { notificationText as English } from './text'

export const notificationText: typeof English = {
  title: 'Mitteilungen',
  unread: (count) => `${formatNumber(count)} ungelesen`,
  new: (count) => (count === 1 ? '1 neue Mitteilung' : `${formatNumber(count)} neue Mitteilungen`),
  isUnread: 'Ungelesen.',
  readAll: 'Alle als gelesen markieren',
  notRead: 'Das Markieren hat nicht geklappt',
  all: 'Alle ansehen',
  failed: 'Deine Mitteilungen wurden nicht geladen',
  none: 'Noch nichts Neues',
  noneText: 'Hier liest du, wenn eine Bestellung kommt, der Vorrat zur Neige geht oder eine Bewertung da ist.',
  kept: 'Mitteilungen werden 90 Tage aufbewahrt.',
  order: (number, buyer, items, total) =>
    `Bestellung ${number} von ${buyer}: ${items === 1 ? '1 Artikel' : `${formatNumber(items)} Artikel`}, ${total}`,
  returns: {
    requested: (number) => `Bestellung ${number}: Eine Rückgabe ist gewünscht`,
    approved: (number) => `Bestellung ${number}: Eine Rückgabe gilt als angenommen`,
    sent_back: (number) => `Bestellung ${number}: Eine Rücksendung ist unterwegs`,
    escalated: (number) => `Bestellung ${number}: Der Marktplatz soll über eine Rückgabe entscheiden`,
    decided: (number) => `Bestellung ${number}: Der Marktplatz hat über eine Rückgabe entschieden`,
    refunded: (number) => `Bestellung ${number}: Eine Rückgabe wurde erstattet`,
    closed: (number) => `Bestellung ${number}: Eine Rückgabe ist abgeschlossen`,
  },
  answerBy: (day) => `Antworte bis ${day}`,
  confirmBy: (day) => `Bestätige bis ${day}`,
  disputes: {
    opened: (number, amount) => `Bestellung ${number}: Ein Streitfall über ${amount} ist eröffnet`,
    moved: (number, amount) => `Bestellung ${number}: Neues zum Streitfall über ${amount}`,
    decided: (number, amount) => `Bestellung ${number}: Der Streitfall über ${amount} ist entschieden`,
  },
  lowStock: (product, left) => (left === 0 ? `${product}: ausverkauft` : `${product}: nur noch ${formatNumber(left)} da`),
  variant: (title, choice) => `${title} (${choice})`,
  payouts: {
    paid: (amount) => `Deine Auszahlung von ${amount} ist da`,
    unclaimed: (amount) => `Deine Auszahlung von ${amount} wartet bei PayPal`,
    back: (amount) => `Deine Auszahlung von ${amount} hat nicht geklappt`,
  },
  review: (product, stars) => `${stars} von 5 Sternen für ${product}`,
  mail: {
    title: 'Auch per E-Mail',
    text: 'Hier steht alles. Wähle, was du zusätzlich per E-Mail bekommst.',
    failed: 'Deine Auswahl wurde nicht geladen',
    notKept: 'Deine Auswahl wurde nicht gespeichert',
    kinds: {
      order: 'Neue Bestellungen',
      return: 'Rückgaben',
      dispute: 'Streitfälle',
      low_stock: 'Knapper Vorrat',
      payout: 'Auszahlungen',
      review: 'Bewertungen',
    },
    hints: {
      order: 'Was gekauft wurde und wohin es geht',
      return: 'Auch, was du rechtzeitig beantworten musst, weil es sonst als Ja gilt',
      dispute: 'Auch, bis wann PayPal auf deine Antwort wartet',
      low_stock: 'Wenn nach einem Verkauf nur noch so wenig da ist, wie in deinem Shop als knapp gilt',
      payout: 'Wenn Geld an dich unterwegs ist oder zurückkam',
      review: 'Was über deine Ware gesagt wird',
    },
  },
}
