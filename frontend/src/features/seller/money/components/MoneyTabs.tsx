import { TabLinks } from '@/components/TabLinks'
import { BackOfficeBreadcrumbs } from '@/components/BackOfficeBreadcrumbs'
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

/** The way from a payout, a statement or a dispute to the pages above it. */
export function MoneyBreadcrumbs({ view, current }: { view: View; current: string }) {
  const { label } = moneyTabsText
  return (
    <BackOfficeBreadcrumbs
      crumbs={[
        { name: label, to: hrefs.balance },
        { name: moneyTabsText[view], to: hrefs[view] },
      ]}
      current={current}
    />
  )
}
