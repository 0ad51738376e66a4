/** The store: one API slice, the session, and the part of the cart that is kept in the browser. */
import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { emptyApi } from '@/api/emptyApi'
import { sessionReducer } from '@/features/auth/sessionSlice'
import { couponReducer } from '@/features/cart/couponSlice'
import { guestCartReducer } from '@/features/cart/guestCartSlice'
import { persistCart } from '@/features/cart/persistence'
import { selectionReducer } from '@/features/cart/selectionSlice'

const rootReducer = combineReducers({
  [emptyApi.reducerPath]: emptyApi.reducer,
  session: sessionReducer,
  guestCart: guestCartReducer,
  selection: selectionReducer,
  coupon: couponReducer,
})

/** Everything the storefront remembers while it is open. */
export type RootState = ReturnType<typeof rootReducer>

/** A new store; tests hand in the state to start from. */
export function makeStore(preloadedState?: Partial<RootState>) {
  const made = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(emptyApi.middleware),
    ...(preloadedState ? { preloadedState } : {}),
  })
  persistCart(made)
  return made
}

/** The store of the running storefront. */
export const store = makeStore()

export type AppDispatch = typeof store.dispatch
