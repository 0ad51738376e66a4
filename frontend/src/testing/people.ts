/** Sessions to start a test with. */
import type { SessionState } from '@/features/auth/sessionSlice'

export const ada = { id: 1, email: 'ada@example.test', username: 'Ada', avatar: null, avatarSmall: null, roles: [{ name: 'ROLE_USER' }] }

/** Where Ada lives. */
export const adasAddress = {
  firstName: 'Ada',
  lastName: 'Example',
  companyName: null,
  country: 'US',
  addressLine1: '1 Market Street',
  addressLine2: null,
  city: 'San Francisco',
  state: 'CA',
  postalCode: '94105',
  phoneNumber: '+14155550100',
}

const settled = { isLoading: false, isKnown: true, error: null }

export const asGuest: { session: SessionState } = { session: { ...settled, user: null } }
export const asAda: { session: SessionState } = { session: { ...settled, user: ada } }
export const asOperator: { session: SessionState } = {
  session: { ...settled, user: { ...ada, roles: [{ name: 'ROLE_ADMIN' }] } },
}
export const asSeller: { session: SessionState } = {
  session: { ...settled, user: { ...ada, roles: [{ name: 'ROLE_SHOP_MANAGER' }] } },
}

/** An access token made for this person; only the person can be read from it. */
export const tokenOf = (id: number, note = '') => `head.${btoa(JSON.stringify({ sub: String(id), note }))}.seal`
