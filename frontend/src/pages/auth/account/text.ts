import { texts } from '@/lib/language'

/** The words around the account: its list of pages and its front page. */
export const accountText = texts('accountText', {
  title: 'Account',
  hello: (name: string) => `Hello, ${name}`,
  orders: 'Orders',
  allOrders: 'All orders',
  orderTabs: {
    to_pay: 'To pay',
    to_ship: 'To ship',
    on_the_way: 'On the way',
    delivered: 'Delivered',
    returns: 'Returns',
  },
  messages: 'Messages',
  messagesHint: 'Between you and the shops',
  wishlist: 'Wishlist',
  wishlistHint: 'Products you saved for later',
  profile: 'Profile',
  profileHint: 'Name, picture and your data',
  addresses: 'Addresses',
  addressesHint: 'Where orders go',
  password: 'Password and devices',
  passwordHint: 'Who is logged in',
  twoStep: 'Two-step sign-in',
  twoStepHint: 'A code beside your password',
  sellerCenter: 'Seller Center',
  sellerCenterHint: 'Orders and products of your shop',
  becomeSeller: 'Become a seller',
  becomeSellerHint: 'Open a shop of your own',
  logout: 'Log out',
})

/** The words of the profile. */
export const profileText = texts('profileText', {
  title: 'Profile',
  emailHint: 'You log in with it. It cannot be changed here',
  save: 'Save profile',
})

/** The words of the address book. */
export const addressesText = texts('addressesText', {
  title: 'Addresses',
  add: 'Add address',
  newTitle: 'New address',
  editTitle: 'Change address',
  loadFailed: 'Your addresses did not load',
  emptyTitle: 'No addresses yet',
  emptyText: 'Save one here, or at the next checkout.',
  default: 'Default',
  edit: 'Edit',
  editOf: (name: string) => `Edit address of ${name}`,
  makeDefault: 'Make default',
  makeDefaultOf: (name: string) => `Make the address of ${name} the default`,
  delete: 'Delete',
  deleteOf: (name: string) => `Delete address of ${name}`,
  deleted: (name: string) => `The address of ${name} is deleted.`,
  undo: 'Undo',
})

/** The words of two-step sign-in. */
export const twoStepText = texts('twoStepText', {
  title: 'Two-step sign-in',
  what: 'With two-step sign-in, logging in takes your password and a code from an app on your phone. Whoever learns your password still cannot log in.',
  required: 'You run the marketplace, so you need it.',
  loadFailed: 'This did not load',
  begin: 'Set up',
  scan: 'Scan this with an authenticator app, such as 1Password, Google Authenticator or your phone’s password manager.',
  picture: 'QR code for your authenticator app',
  typeIt: 'Or type this key into the app:',
  open: 'Open in an app on this device',
  code: 'Code from the app',
  codeHint: 'Six digits',
  anyCode: 'Code from the app, or a recovery code',
  codeMissing: 'Enter the code',
  turnOn: 'Turn on',
  cancel: 'Cancel',
  on: 'On',
  since: (when: string) => `On since ${when}`,
  left: (count: number) => (count === 1 ? '1 recovery code left' : `${count} recovery codes left`),
  codesTitle: 'Your recovery codes',
  codesText: 'If you lose your phone, each of these logs you in once. Keep them where you keep your passwords. They are not shown again.',
  copy: 'Copy',
  copied: 'Copied',
  download: 'Download',
  print: 'Print',
  done: 'I saved them',
  fileName: 'recovery-codes.txt',
  newCodes: 'New recovery codes',
  newCodesText: 'The ones you have stop working.',
  turnOff: 'Turn off',
  turnedOff: 'Two-step sign-in is off',
})

/** The words of the password and of the logged-in devices. */
export const passwordText = texts('passwordText', {
  pageTitle: 'Password and devices',
  title: 'Change password',
  submit: 'Change password',
  done: 'Password changed',
  doneDetail: 'Your other devices are logged out.',
  devices: 'Logged-in devices',
  devicesFailed: 'Your devices did not load',
  moreDevices: (count: number) => `Show ${count} more`,
  lastSeen: (when: string) => `Last seen ${when}`,
  lastSeenFrom: (when: string, network: string) => `Last seen ${when} from ${network}`,
  thisDevice: 'This device',
  logout: 'Log out',
  logoutOf: (device: string) => `Log out ${device}`,
  loggedOut: (device: string) => `${device} is logged out`,
  logoutOthers: 'Log out all other devices',
  loggingOut: (nth: number, count: number) => `Logging out ${nth} of ${count}`,
  othersLoggedOut: 'All other devices are logged out',
})

/** The words around one's own data. */
export const dataText = texts('dataText', {
  title: 'Your data',
  download: 'Download your data',
  downloading: 'Collecting your data',
  downloadText: 'A file (JSON) with your profile, addresses, devices, cart, orders, reviews and messages.',
  deletion: 'Delete account',
  deletionText:
    'Your profile, addresses, cart and devices are deleted for good. Orders and reviews stay without your name, address and email.',
  sellers: 'You run a shop. To close it and your account, write to us.',
  contact: 'Contact us',
  proofHint: 'This cannot be undone',
  confirm: 'Delete account for good',
  keep: 'Keep account',
})
