import type { SettingName } from './values'

/** The variable of the server's environment that says what a setting is until somebody changes it here. */
export const variables: Readonly<Record<SettingName, string>> = {
  name: 'MARKET_NAME',
  slogan: 'MARKET_SLOGAN',
  contactEmail: 'CONTACT_EMAIL',
  postalAddress: 'POSTAL_ADDRESS',
  socialUrl: 'SOCIAL_URL',
  shopApproval: 'SHOP_APPROVAL',
  commissionBps: 'COMMISSION_BPS',
  payoutHoldDays: 'PAYOUT_HOLD_DAYS',
  payoutMinimum: 'PAYOUT_MINIMUM',
  payoutDays: 'PAYOUT_DAYS',
  carrierDays: 'CARRIER_DAYS',
  deliveredAfterDays: 'DELIVERED_AFTER_DAYS',
  adjustmentApprovalAbove: 'ADJUSTMENT_APPROVAL_ABOVE',
}
