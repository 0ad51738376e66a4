import { useState } from 'react'
import { useListAddressesQuery, type Address } from '@/features/auth/api'

/** What the address section shows: the chosen address, all of them, or a form for a new one. */
export type AddressMode = 'shown' | 'choosing' | 'adding'

/** The address that a checkout uses: the chosen one, else the default, else the first. */
export function addressInUse(addresses: readonly Address[], chosen: Address | null): Address | undefined {
  if (chosen) return addresses.find(({ id }) => id === chosen.id) ?? chosen
  return addresses.find(({ isDefault }) => isDefault) ?? addresses[0]
}

/** The address section's state, lifted so that nobody pays while an address is being changed. */
export function useAddressChoice() {
  const { data: addresses, isError, refetch } = useListAddressesQuery()
  const [chosen, setChosen] = useState<Address | null>(null)
  const [wanted, setMode] = useState<AddressMode>('shown')
  const address = addressInUse(addresses ?? [], chosen)
  const mode = address || !addresses ? wanted : 'adding'
  const choose = (choice: Address) => {
    setChosen(choice)
    setMode('shown')
  }
  return { addresses, address, mode, setMode, choose, isError, refetch, isDone: mode === 'shown' && address !== undefined }
}

/** What {@link useAddressChoice} answers. */
export type AddressChoice = ReturnType<typeof useAddressChoice>
