/** Who is signed in: the state and its transitions, but not their causes. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Profile } from './api'

/** What every page may show of the signed-in person. */
export type SessionUser = Pick<Profile, 'id' | 'email' | 'username' | 'avatar' | 'avatarSmall' | 'roles'>

/** The part of a profile, or of a sign-in's answer, that pages show. */
export const userOf = ({ id, email, username, avatar, avatarSmall, roles }: SessionUser): SessionUser => ({
  id,
  email,
  username,
  avatar,
  avatarSmall,
  roles,
})

/**
 * The state of the session. `isLoading` is true from the start until the stored session is read,
 * and again during a sign-in. `isKnown` turns true once and stays: guards wait for it, so that a
 * form on a guarded page is not taken away while it is being sent.
 */
export interface SessionState {
  user: SessionUser | null
  isLoading: boolean
  isKnown: boolean
  error: string | null
}

const initialState: SessionState = { user: null, isLoading: true, isKnown: false, error: null }

const start = (state: SessionState) => {
  state.isLoading = true
  state.error = null
}

const fail = (state: SessionState, { payload }: PayloadAction<string>) => {
  state.isLoading = false
  state.isKnown = true
  state.error = payload
}

const setUser = (state: SessionState, { payload }: PayloadAction<SessionUser>) => {
  state.user = payload
  state.isLoading = false
  state.isKnown = true
  state.error = null
}

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    loginStart: start,
    loginSuccess: setUser,
    loginFailure: fail,
    registerStart: start,
    /** A new account is not signed in before its email is confirmed. */
    registerSuccess: (state) => {
      state.isLoading = false
      state.error = null
    },
    registerFailure: fail,
    updateProfileStart: start,
    /** A response that arrives after the user signed out must not sign them in again. */
    updateProfileSuccess: (state, action: PayloadAction<SessionUser>) => {
      if (state.user?.id === action.payload.id) setUser(state, action)
    },
    updateProfileFailure: (state, action: PayloadAction<string>) => {
      if (state.user) fail(state, action)
    },
    logout: (state) => {
      state.user = null
      state.isLoading = false
      state.isKnown = true
      state.error = null
    },
    /** Somebody else signed in in another tab: nobody is known until their profile is loaded. */
    personChanged: () => initialState,
    clearError: (state) => {
      state.error = null
    },
    loadUser: setUser,
    loadUserFailure: fail,
    finishLoading: (state) => {
      state.isLoading = false
      state.isKnown = true
    },
  },
})

export const sessionActions = sessionSlice.actions
export const sessionReducer = sessionSlice.reducer
