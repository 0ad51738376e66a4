import type { belowProductText as English } from './text'

export const belowProductText: typeof English = {
  description: 'Beschreibung',
  readAll: 'Alles lesen',
  readLess: 'Weniger zeigen',
  soldBy: 'Verkauft von',
  viewShop: 'Zum Shop',
  related: 'Das könnte dir auch gefallen',
  relatedFailed: 'Die anderen Produkte wurden nicht geladen',
}
