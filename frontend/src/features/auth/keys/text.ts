import { formatNumber, texts } from '@/lib/language'

/** API keys: the page of a shop's and that of the marketplace. */
export const keysText = texts('keysText', {
  title: 'Developers',
  intro: 'Connect your own programs, such as a warehouse or bookkeeping. Each one gets an API key and may do only what you choose.',
  create: 'Create a key',
  failed: 'Your keys did not load',
  noneTitle: 'No keys yet',
  noneText: 'Create one for each program, so that you can revoke one without stopping the others.',
  keys: 'API keys',
  startsWith: 'Starts with',
  created: (day: string) => `created ${day}`,
  neverUsed: 'never used',
  used: (when: string) => `last used ${when}`,
  forever: 'never expires',
  expires: (day: string) => `expires ${day}`,
  expired: (day: string) => `expired ${day}`,
  stopped: (day: string) => `revoked ${day}`,
  states: { active: 'Active', expired: 'Expired', revoked: 'Revoked' },
  reads: (areas: string) => `Reads ${areas}`,
  changes: (areas: string) => `Reads and changes ${areas}`,
  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke ${name}`,
  revokeTitle: (name: string) => `Revoke ${name}?`,
  revokeText: 'The program that uses this key stops working at once. This cannot be undone.',
  keep: 'Keep key',
  revoked: (name: string) => `${name} is revoked`,
  notRevoked: 'The key was not revoked',
})

/** What a key can be for. */
export const areaText = texts('areaText', {
  products: 'Products and collections',
  orders: 'Orders, refunds and returns',
  messages: 'Messages',
  reviews: 'Reviews',
  coupons: 'Coupons',
  money: 'Money and disputes',
  shop: 'Shop page and notifications',
  webhooks: 'Webhooks',
  shops: 'Shops',
  people: 'People',
  content: 'Information pages',
  settings: 'Settings',
  audit: 'Audit log',
  health: 'Jobs and health',
})

/** The form of a new key, and what is told once. */
export const newKeyText = texts('newKeyText', {
  name: 'Name',
  nameHint: 'The program that will use it, such as “Warehouse”',
  nameMissing: 'Enter a name',
  nameLong: (most: number) => `Use ${formatNumber(most)} characters or fewer`,
  access: 'What it may do',
  accessMissing: 'Choose at least one area',
  levels: { none: 'No access', read: 'Read', write: 'Read and change' },
  expires: 'Expires',
  expiresHint: 'A key that expires does less harm if it is lost',
  ends: { 30: 'In 30 days', 90: 'In 90 days', 365: 'In a year', never: 'Never' },
  password: 'Your password',
  passwordHint: 'To be sure it is you',
  create: 'Create key',
  notCreated: 'The key was not created',
  secretTitle: (name: string) => `Your key for ${name}`,
  secretText: 'Copy it now and keep it in a safe place. We do not show it again.',
  secretWarning: 'Whoever has this key can act as you. Never put it in a web page, an app or an email.',
  copy: 'Copy key',
  copied: 'Copied',
  notCopied: 'The key was not copied. Select it and copy it yourself',
  done: 'I have saved it',
})

/** How a program calls. */
export const callText = texts('callText', {
  title: 'How to use a key',
  send: 'Send it with each request:',
  all: 'See all requests and try them out',
  limits: 'A key may send 10 requests a second. Beyond that it is asked to wait.',
  ends: 'Changing your password or turning on two-step sign-in revokes all your keys, as it signs out all other devices.',
})
