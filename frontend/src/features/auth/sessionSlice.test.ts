import { expect, test } from 'vitest'
import { sessionActions, sessionReducer } from './sessionSlice'

const ada = { id: 1, email: 'a@b.test', username: 'ada', avatar: null, avatarSmall: null, roles: [] }
const start = sessionReducer(undefined, { type: 'start' })
const after = (...actions: Parameters<typeof sessionReducer>[1][]) => actions.reduce(sessionReducer, start)

test('at the start nobody is known and the session is being loaded', () => {
  expect(start).toEqual({ user: null, isLoading: true, isKnown: false, error: null })
})

test('without a stored session loading just ends', () => {
  expect(after(sessionActions.finishLoading())).toMatchObject({ user: null, isLoading: false, isKnown: true })
})

test('a sign-in sets the user', () => {
  const state = after(sessionActions.loginFailure('no'), sessionActions.loginStart())
  expect(state).toMatchObject({ isLoading: true, error: null })
  expect(sessionReducer(state, sessionActions.loginSuccess(ada))).toMatchObject({ user: ada, isLoading: false })
})

test('a failed sign-in leaves an error that can be cleared', () => {
  const state = after(sessionActions.loginStart(), sessionActions.loginFailure('Login failed'))
  expect(state).toMatchObject({ user: null, isLoading: false, error: 'Login failed' })
  expect(sessionReducer(state, sessionActions.clearError()).error).toBeNull()
})

test('registering does not sign in', () => {
  expect(after(sessionActions.registerStart(), sessionActions.registerSuccess())).toMatchObject({
    user: null,
    isLoading: false,
    error: null,
  })
})

test('a changed profile replaces the user, a refused one does not', () => {
  const signedIn = after(sessionActions.loadUser(ada))
  const renamed = { ...ada, username: 'countess' }
  expect(sessionReducer(signedIn, sessionActions.updateProfileSuccess(renamed)).user).toEqual(renamed)
  expect(sessionReducer(signedIn, sessionActions.updateProfileFailure('taken'))).toMatchObject({
    user: ada,
    error: 'taken',
  })
})

test('a form on a guarded page stays while it is being sent', () => {
  const state = after(sessionActions.loadUser(ada), sessionActions.updateProfileStart())
  expect(state).toMatchObject({ isLoading: true, isKnown: true })
})

test('signing out clears the user', () => {
  expect(after(sessionActions.loadUser(ada), sessionActions.logout())).toMatchObject({ user: null, isKnown: true })
})

test('a profile saved for somebody who has left meanwhile does not bring them back', () => {
  const saved = sessionActions.updateProfileSuccess({ ...ada, username: 'countess' })
  expect(after(sessionActions.loadUser(ada), sessionActions.logout(), saved).user).toBeNull()
  expect(after(sessionActions.loadUser({ ...ada, id: 2 }), saved).user?.id).toBe(2)
  expect(after(sessionActions.logout(), sessionActions.updateProfileFailure('no')).error).toBeNull()
})

test('when the person changes nobody is known until the next profile is loaded', () => {
  expect(after(sessionActions.loadUser(ada), sessionActions.personChanged())).toEqual(start)
})
