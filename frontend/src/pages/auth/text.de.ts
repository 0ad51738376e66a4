import type {
  forgotText as EnglishForgot,
  loginText as EnglishLogin,
  registerText as EnglishRegister,
  resetText as EnglishReset,
  verifyAccountText as EnglishVerifyAccount,
  verifyEmailText as EnglishVerifyEmail,
} from './text'

export const loginText: typeof EnglishLogin = {
  title: 'Anmelden',
  submit: 'Anmelden',
  reasons: {
    save: 'Melde dich an, um das zu merken',
    follow: 'Melde dich an, um diesem Shop zu folgen',
    helpful: 'Melde dich an, um diese Bewertung hilfreich zu nennen',
    report: 'Melde dich an, um diese Bewertung zu melden',
    review: 'Melde dich an, um eine Bewertung zu schreiben',
    checkout: 'Melde dich an, um zur Kasse zu gehen',
  },
  cart: (count) =>
    count === 1 ? 'Dein Artikel bleibt im Warenkorb' : `Deine ${count} Artikel bleiben im Warenkorb`,
  checkEmail: 'Sieh in deinen E-Mails nach',
  openLink: (email) => `Öffne den Link, den wir an ${email} geschickt haben, und melde dich dann hier an.`,
  forgot: 'Passwort vergessen?',
  isNew: 'Neu hier?',
  register: 'Konto anlegen',
  codeTitle: 'Gib deinen Code ein',
  codeText: 'Öffne deine Authenticator-App und gib die sechs Ziffern ein, die sie zeigt.',
  recoveryText: 'Gib einen der Wiederherstellungscodes ein, die du gesichert hast. Jeder gilt einmal.',
  code: 'Code',
  recoveryCode: 'Wiederherstellungscode',
  codeMissing: 'Gib den Code ein',
  withRecovery: 'Wiederherstellungscode verwenden',
  withApp: 'App verwenden',
  startAgain: 'Neu beginnen',
}

export const registerText: typeof EnglishRegister = {
  title: 'Konto anlegen',
  submit: 'Konto anlegen',
  reasons: {
    save: 'Zum Merken brauchst du ein Konto',
    follow: 'Um diesem Shop zu folgen, brauchst du ein Konto',
    helpful: 'Um diese Bewertung hilfreich zu nennen, brauchst du ein Konto',
    report: 'Um diese Bewertung zu melden, brauchst du ein Konto',
    review: 'Um eine Bewertung zu schreiben, brauchst du ein Konto',
    checkout: 'Für die Kasse brauchst du ein Konto',
  },
  agreed: ['Wenn du ein Konto anlegst, stimmst du den ', ' und der ', ' zu.'],
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutzerklärung',
  known: 'Schon ein Konto?',
  login: 'Anmelden',
}

export const verifyEmailText: typeof EnglishVerifyEmail = {
  title: 'Sieh in deinen E-Mails nach',
  sentTo: (email) => `Wir haben einen Link an ${email} geschickt.`,
  sent: 'Wir haben dir einen Link geschickt.',
  next: 'Öffne ihn innerhalb von 24 Stunden, um dein Konto zu aktivieren, und melde dich dann an.',
  missing: 'Nach ein paar Minuten noch nichts da? Sieh im Spam-Ordner nach und sende die E-Mail dann noch einmal.',
  wrong: 'Falsche E-Mail-Adresse?',
  again: 'Konto mit der richtigen anlegen',
  opened: 'Den Link schon geöffnet?',
  login: 'Anmelden',
}

export const verifyAccountText: typeof EnglishVerifyAccount = {
  waitingTitle: 'Dein Konto wird aktiviert',
  waiting: 'Einen Moment noch.',
  doneTitle: 'Dein Konto ist aktiv',
  doneCart: 'Melde dich an, um mit deinem Warenkorb weiterzumachen.',
  doneCheckout: 'Melde dich an, dann geht es an der Kasse weiter.',
  doneBack: 'Melde dich an, dann geht es dort weiter, wo du warst.',
  doneShop: 'Melde dich an und leg los.',
  login: 'Anmelden',
  failedTitle: 'Der Link hat nicht funktioniert',
  incomplete: 'Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus der E-Mail.',
  askAgain: 'Jeder Link gilt nur einmal und 24 Stunden lang. Wohin soll der neue gehen?',
  send: 'Neuen Link senden',
  already: 'Schon aktiviert?',
  notNowTitle: 'Dein Konto ist noch nicht aktiv',
  notNow: 'Der Link aus deiner E-Mail bleibt gültig. Versuche es noch einmal.',
  retry: 'Erneut versuchen',
}

export const forgotText: typeof EnglishForgot = {
  title: 'Passwort vergessen',
  intro: 'Gib deine E-Mail-Adresse ein. Du bekommst einen Link für ein neues Passwort.',
  submit: 'Link senden',
  doneTitle: 'Sieh in deinen E-Mails nach',
  done: (email) =>
    `Wenn es zu ${email} ein Konto gibt, ist eine E-Mail mit einem Link unterwegs. Er gilt eine Stunde lang.`,
  other: 'Andere E-Mail-Adresse verwenden',
  back: 'Zurück zum Anmelden',
}

export const resetText: typeof EnglishReset = {
  title: 'Neues Passwort festlegen',
  submit: 'Passwort festlegen',
  doneTitle: 'Dein neues Passwort gilt',
  done: 'Du bist auf allen Geräten abgemeldet. Melde dich mit dem neuen Passwort an.',
  login: 'Anmelden',
  incomplete: 'Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus der E-Mail.',
  askAgain: 'Neuen Link anfordern',
}
