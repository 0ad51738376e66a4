import type { centreText as English, feedText as EnglishFeeds } from './text'

export const centreText: typeof English = {
  dashboard: 'Übersicht',
  orders: 'Bestellungen',
  toShip: 'Bestellungen zum Versenden',
  returns: 'Rückgaben',
  messages: 'Nachrichten',
  reviews: 'Bewertungen',
  products: 'Produkte',
  categories: 'Kollektionen',
  coupons: 'Gutscheine',
  money: 'Geld',
  shop: 'Shop',
  developers: 'Entwickler',
  also: {
    dashboard: 'Start Startseite zu tun',
    orders: 'Verkäufe Pakete Käufer Rechnungen',
    toShip: 'Versand verschicken Pakete Sendungsnummer',
    returns: 'Rücksendungen Erstattungen Beschwerden Retouren',
    messages: 'Fragen Kunden Käufer Posteingang Antworten',
    reviews: 'Sterne Meinungen Antworten Rezensionen',
    products: 'Ware Artikel Bestand Lager Preise',
    create: 'neu anlegen einstellen hinzufügen Produkt Artikel Ware',
    categories: 'Kategorien Regale Bereiche Gruppen',
    createCategory: 'neu anlegen Kategorie Regal Bereich Kollektion',
    coupons: 'Rabatte Codes Aktionen',
    createCoupon: 'neu anlegen Rabatt Code Aktion',
    notifications: 'Glocke Neues E-Mail Mails Meldungen Nachrichten',
    money: 'Guthaben Verdienst Gebühren Provision Kontostand',
    payouts: 'Überweisungen bezahlt Bank Geld',
    statements: 'Monate CSV Steuer Buchhaltung Abrechnungen Geld',
    disputes: 'Beschwerden PayPal Rückbuchungen Geld',
    account: 'Bank IBAN PayPal Überweisung Geld',
    shop: 'Name Beschreibung Logo Banner Versand Einstellungen Rechnungen Anschrift',
    developers: 'API Schlüssel Schnittstelle Anbindung Programme verbinden',
  },
}

export const feedText: typeof EnglishFeeds = {
  title: 'Produkt-Feeds',
  hint: 'Gib eine dieser Adressen Google Merchant Center, Meta oder Pinterest, oder öffne die CSV-Datei in einer Tabelle. Preise und Bestand sind die der letzten Stunde.',
}
