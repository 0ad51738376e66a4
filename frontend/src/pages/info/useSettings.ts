/** What the marketplace is set to, in words. */
import { useGetConfigQuery } from '@/features/catalog/api'
import type { Settings } from '@/features/content/editor/settings'
import { locale } from '@/lib/language'

const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })

/** The settings as texts; empty until they are known. */
export function useSettings(): Settings {
  const { data } = useGetConfigQuery()
  return {
    name: data?.name ?? '',
    email: data?.contactEmail ?? '',
    address: data?.postalAddress ?? '',
    commission: data ? percent.format(data.commissionBps / 10_000) : '',
  }
}
