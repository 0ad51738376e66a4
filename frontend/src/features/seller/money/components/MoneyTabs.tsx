import { TabLinks } from '@/components/TabLinks'
import { paths } from '@/lib/paths'
import { moneyTabsText } from '../text'

const hrefs = {
  balance: paths.sellerMoney(),
  payouts: paths.sellerPayouts(),
  statements: paths.sellerStatements(),
  disputes: paths.sellerDisputes(),
  account: paths.sellerPayoutAccount(),
}
type View = keyof typeof hrefs

const tabs = (Object.keys(hrefs) as View[]).map((value) => ({ value, label: moneyTabsText[value] }))

/** The pages of a shop's money beside one another. */
export function MoneyTabs({ current }: { current: View }) {
  return <TabLinks label={moneyTabsText.label} tabs={tabs} current={current} hrefOf={(value) => hrefs[value]} />
}
