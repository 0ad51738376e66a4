import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './baseQuery'

/**
 * The one API slice. The generated files inject their endpoints into it, so that tags of one
 * domain can refresh the queries of another.
 */
export const emptyApi = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: 300,
  refetchOnMountOrArgChange: 300,
  refetchOnFocus: false,
  refetchOnReconnect: true,
  endpoints: () => ({}),
})
