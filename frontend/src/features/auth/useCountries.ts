import { useMemo } from 'react'
import { countryName } from '@/lib/countries'
import { useListCountriesQuery } from './api'

/** All countries, sorted by their name in the shopper's language; undefined until they are known. */
export function useCountries() {
  const { data, isError, refetch } = useListCountriesQuery()
  const countries = useMemo(
    () =>
      data
        ?.map((country) => ({ ...country, name: countryName(country.code) }))
        .toSorted((a, b) => a.name.localeCompare(b.name)),
    [data],
  )
  return { countries, isError, retry: () => void refetch() }
}
