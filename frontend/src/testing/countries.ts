import type { Country } from '@/features/auth/api'

/** A few countries as the server tells them: with states, without, without postal codes. */
export const someCountries: Country[] = [
  { code: 'DE', hasPostalCode: true, hasState: false, states: [] },
  { code: 'HK', hasPostalCode: false, hasState: false, states: [] },
  { code: 'IT', hasPostalCode: true, hasState: true, states: [] },
  {
    code: 'US',
    hasPostalCode: true,
    hasState: true,
    states: [
      { code: 'CA', name: 'California' },
      { code: 'NY', name: 'New York' },
    ],
  },
]
