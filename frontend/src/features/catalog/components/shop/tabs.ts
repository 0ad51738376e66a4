/** Where each part of a shop's page is found, relative to the page. */
export const shopTabs = { goods: '?', about: '?tab=about', reviews: '?tab=reviews' } as const
export type ShopTab = keyof typeof shopTabs

/** The part that the address names; the goods for anything unknown. */
export function readTab(params: URLSearchParams): ShopTab {
  const tab = params.get('tab')
  return tab === 'about' || tab === 'reviews' ? tab : 'goods'
}
