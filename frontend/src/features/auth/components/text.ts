import { texts } from '@/lib/language'

/** What the forms of accounts say about their fields. */
export const fieldText = texts('fieldText', {
  email: 'Email',
  emailFault: 'Enter an email address like ada@example.com',
  username: 'Username',
  usernameHint: 'Shown beside your reviews',
  usernameMissing: 'Enter a name',
  usernameLong: 'Use 50 characters or fewer',
  password: 'Password',
  passwordMissing: 'Enter your password',
  currentPassword: 'Current password',
  currentPasswordMissing: 'Enter your current password',
  newPassword: 'New password',
  passwordHint: '10 characters or more',
  passwordShort: 'Use 10 characters or more',
  passwordLong: 'Use 128 characters or fewer',
})

/** What is said about a password while it is chosen. */
export const strengthText = texts('strengthText', {
  tip: 'Several unrelated words are hard to guess',
  short: (missing: number) => (missing === 1 ? '1 more character' : `${missing} more characters`),
  steps: { 1: 'Too easy to guess', 2: 'Could be stronger', 3: 'Good', 4: 'Strong' },
  advice: {
    account: 'Leave out your name and email',
    common: 'Many use this. Add your own words',
    dates: 'Leave out years and dates',
    keys: 'Leave out rows of keys like qwerty',
    repeats: 'Repeating adds little. Add a word',
    sequences: 'Leave out rows like abc or 6543',
    word: 'Add another word',
  },
})

/** What the form of an address says. */
export const addressText = texts('addressText', {
  country: 'Country',
  countryMissing: 'Choose a country',
  firstName: 'First name',
  firstNameMissing: 'Enter a first name',
  lastName: 'Last name',
  lastNameMissing: 'Enter a last name',
  line1: 'Street and house number',
  line1Missing: 'Enter a street and house number',
  more: 'Add company or apartment',
  company: 'Company',
  line2: 'Apartment, floor, building',
  city: 'City',
  cityMissing: 'Enter a city',
  state: 'State or province',
  chooseState: 'Select a state',
  stateMissing: 'Select a state or province',
  failed: 'The address form did not load',
  postalCode: 'Postal code',
  postalCodeMissing: 'Enter a postal code',
  phone: 'Phone number',
  phoneHint: 'With country code, like +1 555 010 9999. For questions about the delivery only',
  phoneFault: 'Enter a phone number with country code, like +1 555 010 9999',
  makeDefault: 'Use as my default address',
  keep: 'Save to my address book',
  save: 'Save address',
  cancel: 'Cancel',
})

/** Sending the activation mail again. */
export const resendText = texts('resendText', {
  send: 'Send the mail again',
  wait: (seconds: number) => `Send again in ${seconds} s`,
  sent: (email: string) => `We sent the mail to ${email} again.`,
})

/** What a logged-in device is called. */
export const deviceText = texts('deviceText', {
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknown: 'Unknown device',
})

/** Choosing one's picture. */
export const pictureText = texts('pictureText', {
  choose: 'Choose picture',
  remove: 'Remove picture',
  removing: 'Removing the picture',
  removed: 'Picture removed',
  removeFailed: 'The picture is still there',
  undo: 'Undo',
  sending: 'Sending the picture',
  hint: 'PNG, JPEG or WebP, up to 10 MB',
  tooBig: 'Choose a picture of 10 MB or less',
})
