import { marketLedgerText } from './text'

const accounts: Readonly<Record<string, string>> = marketLedgerText.accounts
const kinds: Readonly<Record<string, string>> = marketLedgerText.kinds

/** What an account of the ledger is called. */
export const accountName = (account: string) => accounts[account] ?? account

/** What a kind of booking is called. */
export const bookingKindName = (kind: string) => kinds[kind] ?? kind
