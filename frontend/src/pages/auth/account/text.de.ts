import type {
  accountText as EnglishAccount,
  addressesText as EnglishAddresses,
  dataText as EnglishData,
  passwordText as EnglishPassword,
  profileText as EnglishProfile,
} from './text'

export const accountText: typeof EnglishAccount = {
  title: 'Konto',
  hello: (name) => `Hallo, ${name}`,
  orders: 'Bestellungen',
  allOrders: 'Alle Bestellungen',
  orderTabs: {
    to_pay: 'Zu bezahlen',
    to_ship: 'Wird vorbereitet',
    on_the_way: 'Unterwegs',
    delivered: 'Zugestellt',
    returns: 'Rückgaben',
  },
  messages: 'Nachrichten',
  messagesHint: 'Zwischen dir und den Shops',
  wishlist: 'Merkliste',
  wishlistHint: 'Produkte für später',
  profile: 'Profil',
  profileHint: 'Name, Bild und deine Daten',
  addresses: 'Adressen',
  addressesHint: 'Wohin Bestellungen gehen',
  password: 'Passwort und Geräte',
  passwordHint: 'Wo du angemeldet bist',
  sellerCenter: 'Verkäuferportal',
  sellerCenterHint: 'Bestellungen und Produkte deines Shops',
  becomeSeller: 'Selbst verkaufen',
  becomeSellerHint: 'Eröffne einen eigenen Shop',
  logout: 'Abmelden',
}

export const profileText: typeof EnglishProfile = {
  title: 'Profil',
  emailHint: 'Damit meldest du dich an. Hier lässt sie sich nicht ändern',
  save: 'Profil speichern',
}

export const addressesText: typeof EnglishAddresses = {
  title: 'Adressen',
  add: 'Adresse hinzufügen',
  newTitle: 'Neue Adresse',
  editTitle: 'Adresse ändern',
  loadFailed: 'Deine Adressen konnten nicht geladen werden',
  emptyTitle: 'Noch keine Adressen',
  emptyText: 'Speichere eine hier oder bei der nächsten Bestellung.',
  default: 'Standard',
  edit: 'Ändern',
  editOf: (name) => `Adresse von ${name} ändern`,
  makeDefault: 'Als Standard',
  makeDefaultOf: (name) => `Adresse von ${name} als Standard verwenden`,
  delete: 'Löschen',
  deleteOf: (name) => `Adresse von ${name} löschen`,
  deleted: (name) => `Die Adresse von ${name} ist gelöscht.`,
  undo: 'Rückgängig',
}

export const passwordText: typeof EnglishPassword = {
  pageTitle: 'Passwort und Geräte',
  title: 'Passwort ändern',
  submit: 'Passwort ändern',
  done: 'Passwort geändert',
  doneDetail: 'Deine anderen Geräte sind abgemeldet.',
  devices: 'Angemeldete Geräte',
  devicesFailed: 'Deine Geräte konnten nicht geladen werden',
  moreDevices: (count) => `${count} weitere zeigen`,
  lastSeen: (when) => `Zuletzt aktiv ${when}`,
  lastSeenFrom: (when, network) => `Zuletzt aktiv ${when} aus ${network}`,
  thisDevice: 'Dieses Gerät',
  logout: 'Abmelden',
  logoutOf: (device) => `${device} abmelden`,
  loggedOut: (device) => `${device} ist abgemeldet`,
  logoutOthers: 'Alle anderen Geräte abmelden',
  loggingOut: (nth, count) => `${nth} von ${count} wird abgemeldet`,
  othersLoggedOut: 'Alle anderen Geräte sind abgemeldet',
}

export const dataText: typeof EnglishData = {
  title: 'Deine Daten',
  download: 'Daten herunterladen',
  downloading: 'Daten werden gesammelt',
  downloadText:
    'Eine Datei (JSON) mit Profil, Adressen, Geräten, Warenkorb, Bestellungen, Bewertungen und Nachrichten.',
  deletion: 'Konto löschen',
  deletionText:
    'Profil, Adressen, Warenkorb und Geräte werden endgültig gelöscht. Bestellungen und Bewertungen bleiben ohne deinen Namen, deine Adresse und deine E-Mail.',
  sellers: 'Du führst einen Shop. Schreib uns, um ihn und dein Konto zu schließen.',
  contact: 'Kontakt',
  proofHint: 'Das lässt sich nicht rückgängig machen',
  confirm: 'Konto endgültig löschen',
  keep: 'Konto behalten',
}
