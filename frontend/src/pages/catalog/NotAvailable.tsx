import { withErrorState } from '@/components/ErrorState'
import { onDemand } from '@/components/onDemand'

const NotFoundView = onDemand(async () => (await import('../info/NotFoundPage')).NotFoundView, withErrorState)

/** What stands where a product, category or shop was looked for and is not; its code is seldom needed. */
export function NotAvailable({ title, text }: { title: string; text?: string }) {
  return <NotFoundView title={title} {...(text ? { text } : {})} />
}
