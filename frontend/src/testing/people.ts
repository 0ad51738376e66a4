/** Sessions to start a test with. */
import type { SessionState } from '@/features/auth/sessionSlice'

export const ada = { id: 1, email: 'ada@example.test', username: 'Ada', avatar: null, avatarSmall: null, roles: [{ name: 'ROLE_USER' }] }

const settled = { isLoading: false, isKnown: true, error: null }

export const asGuest: { session: SessionState } = { session: { ...settled, user: null } }
export const asAda: { session: SessionState } = { session: { ...settled, user: ada } }
export const asOperator: { session: SessionState } = {
  session: { ...settled, user: { ...ada, roles: [{ name: 'ROLE_ADMIN' }] } },
}
export const asSeller: { session: SessionState } = {
  session: { ...settled, user: { ...ada, roles: [{ name: 'ROLE_SHOP_MANAGER' }] } },
}
