/** A dispatch that takes thunks, for features, which must not know the store of the application. */
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import type { emptyApi } from './emptyApi'

/** The part of the store that the API slice lives in. */
export interface WithApi {
  api: ReturnType<typeof emptyApi.reducer>
}

/** Dispatches actions and thunks. */
export type Dispatch = ThunkDispatch<WithApi, unknown, UnknownAction>

/** A piece of work that dispatches and calls the server. */
export type Thunk<Result> = ThunkAction<Result, WithApi, unknown, UnknownAction>

/** The dispatch of the store, typed for thunks. */
export const useThunkDispatch = useDispatch.withTypes<Dispatch>()
