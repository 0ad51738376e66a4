import type {
  addressText as EnglishAddress,
  deviceText as EnglishDevice,
  fieldText as EnglishField,
  pictureText as EnglishPicture,
  resendText as EnglishResend,
  strengthText as EnglishStrength,
} from './text'

export const fieldText: typeof EnglishField = {
  email: 'E-Mail',
  emailFault: 'Gib eine E-Mail-Adresse wie ada@example.com ein',
  username: 'Benutzername',
  usernameHint: 'Steht bei deinen Bewertungen.',
  usernameMissing: 'Gib einen Benutzernamen ein',
  usernameLong: 'Höchstens 50 Zeichen',
  password: 'Passwort',
  passwordMissing: 'Gib dein Passwort ein',
  currentPassword: 'Bisheriges Passwort',
  currentPasswordMissing: 'Gib dein bisheriges Passwort ein',
  newPassword: 'Neues Passwort',
  passwordHint: 'Mindestens 10 Zeichen',
  passwordShort: 'Nimm mindestens 10 Zeichen',
  passwordLong: 'Nimm höchstens 128 Zeichen',
}

export const strengthText: typeof EnglishStrength = {
  tip: 'Mehrere Wörter ohne Zusammenhang sind schwer zu erraten',
  short: (missing) => `Noch ${missing} Zeichen`,
  steps: { 1: 'Zu leicht zu erraten', 2: 'Könnte stärker sein', 3: 'Gut', 4: 'Stark' },
  advice: {
    account: 'Lass Namen und E-Mail-Adresse weg',
    common: 'Zu bekannt. Nimm eigene Wörter',
    dates: 'Lass Jahre und Daten weg',
    keys: 'Lass Tastenreihen wie qwertz weg',
    repeats: 'Wiederholen hilft wenig',
    sequences: 'Lass Folgen wie abc oder 6543 weg',
    word: 'Füge noch ein Wort hinzu',
  },
}

export const addressText: typeof EnglishAddress = {
  country: 'Land',
  countryMissing: 'Wähle ein Land',
  firstName: 'Vorname',
  firstNameMissing: 'Gib einen Vornamen ein',
  lastName: 'Nachname',
  lastNameMissing: 'Gib einen Nachnamen ein',
  line1: 'Straße und Hausnummer',
  line1Missing: 'Gib Straße und Hausnummer ein',
  more: 'Firma oder Wohnung angeben',
  company: 'Firma',
  line2: 'Wohnung, Etage, Gebäude',
  city: 'Ort',
  cityMissing: 'Gib einen Ort ein',
  place: {
    state: 'Bundesstaat oder Provinz',
    chooseState: 'Bundesstaat wählen',
    stateMissing: 'Wähle einen Bundesstaat oder eine Provinz',
    postalCode: 'Postleitzahl',
    postalCodeMissing: 'Gib eine Postleitzahl ein',
  },
  placeInUs: {
    state: 'Bundesstaat',
    stateMissing: 'Wähle einen Bundesstaat',
    postalCode: 'ZIP-Code',
    postalCodeMissing: 'Gib einen ZIP-Code ein',
  },
  placeInCanada: { state: 'Provinz', chooseState: 'Provinz wählen', stateMissing: 'Wähle eine Provinz' },
  failed: 'Das Adressformular wurde nicht geladen',
  phone: 'Telefonnummer',
  phoneHint: 'Nur für Fragen zur Lieferung.',
  phoneCodeHint: 'Mit Landesvorwahl, etwa +49 30 901820. Nur für Fragen zur Lieferung.',
  phoneFault: 'Gib eine vollständige Telefonnummer ein',
  phoneCodeFault: 'Gib eine Telefonnummer mit Landesvorwahl ein, etwa +49 30 901820',
  makeDefault: 'Als Standardadresse verwenden',
  keep: 'In meinem Adressbuch speichern',
  save: 'Adresse speichern',
  cancel: 'Abbrechen',
}

export const resendText: typeof EnglishResend = {
  send: 'E-Mail noch einmal senden',
  wait: (seconds) => `Noch einmal senden in ${seconds} s`,
  sent: (email) => `Wir haben noch eine E-Mail an ${email} geschickt.`,
}

export const deviceText: typeof EnglishDevice = {
  browserOn: (browser, system) => `${browser} unter ${system}`,
  unknown: 'Unbekanntes Gerät',
}

export const pictureText: typeof EnglishPicture = {
  choose: 'Bild auswählen',
  remove: 'Bild entfernen',
  removing: 'Das Bild wird entfernt',
  removed: 'Bild entfernt',
  removeFailed: 'Das Bild wurde nicht entfernt',
  undo: 'Rückgängig',
  sending: 'Das Bild wird hochgeladen',
  hint: 'PNG, JPEG oder WebP, bis 10 MB',
  tooBig: 'Wähle ein Bild mit höchstens 10 MB',
}
