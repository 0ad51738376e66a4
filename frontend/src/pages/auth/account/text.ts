import { formatNumber, texts } from '@/lib/language'

/** The words around the account: its list of pages and its front page. */
export const accountText = texts('accountText', {
  title: 'Account',
  hello: (name: string) => `Hello, ${name}`,
  overview: 'Overview',
  orders: 'Orders',
  orderTabs: {
    to_pay: 'To pay',
    to_ship: 'Preparing',
    on_the_way: 'Shipped',
    delivered: 'Delivered',
    returns: 'Returns',
    all: 'All orders',
  },
  messages: 'Messages',
  messagesHint: 'Your conversations with shops',
  unread: (count: number) => `${formatNumber(count)} unread`,
  wishlist: 'Wishlist',
  wishlistHint: 'Products you saved for later',
  followedShops: 'Shops you follow',
  followedShopsHint: 'What\'s new in them',
  profile: 'Profile',
  profileHint: 'Name, picture and your data',
  addresses: 'Addresses',
  addressesHint: 'Where orders go',
  password: 'Password and devices',
  passwordHint: 'Where you\'re logged in',
  twoStep: 'Two-step verification',
  twoStepHint: 'Extra protection with a code',
  sellerCenter: 'Seller Center',
  sellerCenterHint: 'Orders and products of your shop',
  becomeSeller: 'Become a seller',
  becomeSellerHint: 'Open your own shop',
  logout: 'Log out',
})

/** The words of the profile. */
export const profileText = texts('profileText', {
  title: 'Profile',
  emailHint: 'You log in with it.',
  emailChange: 'To change it, contact us',
  save: 'Save profile',
})

/** The words of the address book. */
export const addressesText = texts('addressesText', {
  title: 'Addresses',
  add: 'Add address',
  newTitle: 'New address',
  editTitle: 'Edit address',
  loadFailed: 'Your addresses didn\'t load',
  emptyTitle: 'No addresses yet',
  emptyText: 'Add one here or at checkout.',
  default: 'Default',
  edit: 'Edit',
  editOf: (name: string) => `Edit address of ${name}`,
  makeDefault: 'Set as default',
  makeDefaultOf: (name: string) => `Set as default: ${name}`,
  delete: 'Delete',
  deleteOf: (name: string) => `Delete address of ${name}`,
  deleted: 'Address deleted',
  undo: 'Undo',
})

/** The words of two-step sign-in. */
export const twoStepText = texts('twoStepText', {
  title: 'Two-step verification',
  what: 'With two-step verification, you log in with your password and a code from an app on your phone. Someone who only knows your password can\'t get in.',
  required: 'You run the marketplace, so it\'s required.',
  loadFailed: 'This didn\'t load',
  begin: 'Set up',
  scan: 'Scan this with an authenticator app, such as 1Password, Google Authenticator or your phone\'s password manager.',
  picture: 'QR code for your authenticator app',
  typeIt: 'Or type this key into the app:',
  open: 'Open in an app on this device',
  code: 'Code from the app',
  codeHint: 'Six digits.',
  anyCode: 'Code from the app, or a recovery code',
  codeMissing: 'Enter the code',
  turnOn: 'Turn on',
  cancel: 'Cancel',
  on: 'On',
  since: (when: string) => `On since ${when}`,
  left: (count: number) => (count === 1 ? '1 recovery code left' : `${count} recovery codes left`),
  codesTitle: 'Your recovery codes',
  codesText: 'If you lose your phone, log in with one of these. Each works once. Keep them with your passwords: they aren\'t shown again.',
  copy: 'Copy',
  copied: 'Copied',
  download: 'Download',
  print: 'Print',
  done: 'I saved them',
  fileName: 'recovery-codes.txt',
  newCodes: 'New recovery codes',
  newCodesText: 'Your current codes will stop working.',
  turnOff: 'Turn off',
  turnedOff: 'Two-step verification is off',
})

/** The words of the password and of the logged-in devices. */
export const passwordText = texts('passwordText', {
  pageTitle: 'Password and devices',
  title: 'Change password',
  submit: 'Change password',
  done: 'Password changed',
  doneDetail: 'Your other devices are logged out.',
  devices: 'Logged-in devices',
  devicesFailed: 'Your devices didn\'t load',
  moreDevices: (count: number) => `Show ${count} more`,
  lastSeen: (when: string) => `Last seen ${when}`,
  lastSeenFrom: (when: string, network: string) => `Last seen ${when} · IP address ${network}`,
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
    'Your profile, addresses, cart and devices are deleted for good. Orders and reviews stay, but without your name, address and email.',
  sellers: 'You have a shop. To close it and your account, contact us.',
  contact: 'Contact us',
  proofHint: 'This can\'t be undone.',
  confirm: 'Delete account for good',
  keep: 'Keep account',
})
