import { texts } from '@/lib/language'

/** What the forms of accounts say about their fields. */
export const fieldText = texts('fieldText', {
  email: 'Email',
  emailFault: 'Enter an email address like ada@example.com',
  username: 'Username',
  usernameHint: 'Shown with your reviews.',
  usernameMissing: 'Enter a username',
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
    account: 'Avoid your name and email',
    common: 'Too common. Add your own words',
    dates: 'Avoid years and dates',
    keys: 'Avoid keyboard rows like qwerty',
    repeats: 'Avoid repeats. Add a word',
    sequences: 'Avoid sequences like abc or 6543',
    word: 'Add another word',
  },
})

/** What the form of an address says. */
export const addressText = texts('addressText', {
  country: 'Country',
  countryMissing: 'Select a country',
  firstName: 'First name',
  firstNameMissing: 'Enter a first name',
  lastName: 'Last name',
  lastNameMissing: 'Enter a last name',
  line1: 'Street address',
  line1Missing: 'Enter a street address',
  more: 'Add company or apartment',
  company: 'Company',
  line2: 'Apartment, floor, building',
  city: 'City',
  cityMissing: 'Enter a city',
  place: {
    state: 'State or province',
    chooseState: 'Select a state',
    stateMissing: 'Select a state or province',
    postalCode: 'Postal code',
    postalCodeMissing: 'Enter a postal code',
  },
  placeInUs: {
    state: 'State',
    stateMissing: 'Select a state',
    postalCode: 'ZIP code',
    postalCodeMissing: 'Enter a ZIP code',
  },
  placeInCanada: { state: 'Province', chooseState: 'Select a province', stateMissing: 'Select a province' },
  failed: 'The address form didn\'t load',
  phone: 'Phone number',
  phoneHint: 'Used only for delivery questions.',
  phoneCodeHint: 'With country code, like +1 555 010 9999. Used only for delivery questions.',
  phoneFault: 'Enter a complete phone number',
  phoneCodeFault: 'Enter a phone number with country code, like +1 555 010 9999',
  makeDefault: 'Use as my default address',
  keep: 'Save to my address book',
  save: 'Save address',
  cancel: 'Cancel',
})

/** Sending the activation email again. */
export const resendText = texts('resendText', {
  send: 'Resend email',
  wait: (seconds: number) => `Resend in ${seconds} s`,
  sent: (email: string) => `We sent another email to ${email}.`,
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
  removing: 'Removing picture',
  removed: 'Picture removed',
  removeFailed: 'The picture wasn\'t removed',
  undo: 'Undo',
  sending: 'Uploading picture',
  hint: 'PNG, JPEG or WebP, up to 10 MB',
  tooBig: 'Choose a picture of 10 MB or less',
})
