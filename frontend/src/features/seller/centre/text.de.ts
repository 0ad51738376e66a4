import type { centreText as English } from './text'

export const centreText: typeof English = {
  dashboard: 'Übersicht',
  orders: 'Bestellungen',
  toShip: 'Bestellungen zum Versenden',
  returns: 'Rückgaben',
  products: 'Produkte',
  categories: 'Kollektionen',
  money: 'Geld',
  shop: 'Shop',
  also: {
    dashboard: 'Start Startseite zu tun',
    orders: 'Verkäufe Pakete Käufer Rechnungen',
    toShip: 'Versand verschicken Pakete Sendungsnummer',
    returns: 'Rücksendungen Erstattungen Beschwerden Retouren',
    products: 'Ware Artikel Bestand Lager Preise',
    create: 'neu anlegen einstellen hinzufügen Produkt Artikel Ware',
    categories: 'Kategorien Regale Bereiche Gruppen',
    createCategory: 'neu anlegen Kategorie Regal Bereich Kollektion',
    notifications: 'Glocke Neues E-Mail Mails Meldungen Nachrichten',
    money: 'Guthaben Verdienst Gebühren Provision Kontostand',
    payouts: 'Überweisungen bezahlt Bank Geld',
    statements: 'Monate CSV Steuer Buchhaltung Abrechnungen Geld',
    disputes: 'Beschwerden PayPal Rückbuchungen Geld',
    account: 'Bank IBAN PayPal Überweisung Geld',
    shop: 'Name Beschreibung Logo Banner Versand Einstellungen Rechnungen Anschrift',
  },
}
