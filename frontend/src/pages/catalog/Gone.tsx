import { Later } from '@/features/catalog/components/Later'

const loadNotFound = () => import('@/pages/info/NotFoundPage').then((module) => module.NotFoundView)

/** What stands where a product, category or shop was looked for and is not; its code is seldom needed. */
export function Gone({ title, text }: { title: string; text?: string }) {
  return <Later load={loadNotFound} props={{ title, ...(text ? { text } : {}) }} />
}
