/** The states of a product as tabs; "all" leaves the archived ones out. */
import { productsPageText } from '../text'

export const productTabs = [
  { value: 'all', label: productsPageText.tabs.all },
  { value: 'active', label: productsPageText.tabs.active },
  { value: 'draft', label: productsPageText.tabs.draft },
  { value: 'hidden', label: productsPageText.tabs.hidden },
  { value: 'archived', label: productsPageText.tabs.archived },
] as const
