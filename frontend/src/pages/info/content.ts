/**
 * The information pages. Every sentence states what this software does today; a promise that the
 * code does not keep has no place here.
 */
export type InfoContent = { title: string; lead: string; body: string; updated: string }

const updated = '2026-11-21'

export const infoPages: Readonly<Record<string, InfoContent>> = {
  '/about': {
    title: 'About Us',
    lead: 'Helloshop is a marketplace of independent shops.',
    updated,
    body: `
## What it is
Many shops sell here, each run by its own people. You fill one cart, pay once, and every shop ships its own part.

## How it works
- The cart is grouped by shop, so you always see who sells what.
- The payment is one payment. Each shop gets its share after the commission.
- Each shop sends its own parcel and enters its own tracking number. You see all of them in one order.

## Who answers
For questions about a product, look at its page and its shop first. For everything else, the address below is read by people.
`,
  },
  '/contact': {
    title: 'Contact Us',
    lead: 'Write to us by e-mail; the address stands at the foot of every page.',
    updated,
    body: `
## Before you write
- **An order:** have its number and the e-mail you ordered with at hand. [Track Order](/track-order) shows its state without an account.
- **Cancelling:** you can do it yourself in your [order history](/account/orders) until the shop ships.
- **Signing in:** [reset your password](/forgot-password), or have the activation mail sent again from the login page.

## What to put into the mail
The order number, what happened, what you expected, and a picture if something arrived broken.
`,
  },
  '/faq': {
    title: 'FAQs',
    lead: 'Short answers to what people ask most.',
    updated,
    body: `
## Ordering
### Do I need an account?
To fill a cart, no. To check out, yes: your order, its tracking and its refund belong to the account.

### Do I lose my cart when I sign in?
No. What you put in as a guest is added to the cart of your account.

### Can I buy from several shops at once?
Yes. There is one payment, and each shop ships separately.

## Paying
### How can I pay?
With PayPal. The button appears on the checkout page.

### Is the price final?
Yes. Shipping is 0, so the total is the sum of the goods less a coupon.

### Where do I enter a coupon?
In the cart or on the checkout page. A coupon works once per customer.

## After the order
### Where is my parcel?
Your order shows carrier and tracking number as soon as the shop has shipped. Without signing in, use [Track Order](/track-order).

### Can I cancel?
Yes, free of charge, until the shop ships. The money goes back to the account you paid with.
`,
  },
  '/help': {
    title: 'Help Center',
    lead: 'The quickest way to each answer.',
    updated,
    body: `
## Orders
- [See your orders](/account/orders), cancel one that has not shipped, confirm one that arrived
- [Track an order](/track-order) with its number and your e-mail
- [Returns & refunds](/returns) and [shipping](/shipping)

## Your account
- [Change your name or picture](/account/profile)
- [Manage addresses](/account/address)
- [Change your password](/account/change-password), which signs out your other devices

## Selling
- [Open a shop](/seller-registration)
- [Guidelines](/marketplace-guidelines) and [what must not be sold](/prohibited-items)

## Still stuck?
Look through the [FAQs](/faq) or [write to us](/contact).
`,
  },
  '/privacy-policy': {
    title: 'Privacy Policy',
    lead: 'Which data this marketplace keeps, why, and where.',
    updated,
    body: `
## In your browser
- The session that keeps you signed in
- The cart of a guest, and which lines are ticked
- Whether you prefer the light or the dark theme
- Your answer to the cookie notice

No advertising or tracking script is loaded.

## On the server
- Your e-mail address, name, picture and addresses
- A hash of your password, never the password itself
- Your orders, with the address and prices as they were on the day
- The devices you are signed in on, so that you can sign them out

## Who sees it
A shop sees the goods it has to send, the name and the delivery address; not your e-mail and not your password. PayPal handles the payment; card numbers never reach this marketplace.

## Your choices
Change your data in [your account](/account/profile). To have the account removed, [write to us](/contact).
`,
  },
  '/shipping': {
    title: 'Shipping Policy',
    lead: 'Shipping costs nothing, and every shop ships its own goods.',
    updated,
    body: `
## What it costs
Shipping is 0 on every order. The total you see is what you pay.

## Who ships
Each shop packs and ships its own part of your order. An order from two shops arrives as two parcels or more.

## How you follow it
When a shop ships, it enters the carrier and the tracking number. Both appear in [your order](/account/orders) and under [Track Order](/track-order).

## When it arrived
Confirm the arrival in your order. Without a confirmation an order counts as completed 14 days after delivery.
`,
  },
  '/returns': {
    title: 'Returns & Refunds',
    lead: 'Until a shop has shipped, you cancel with one button.',
    updated,
    body: `
## Before shipping
Open the order in [your order history](/account/orders) and choose to cancel. It is free, and the refund starts by itself.

## If a shop cancels
A shop that cannot deliver cancels its part and gives a reason. You get that part back without asking.

## Where the money goes
Always to the account that paid. A refund cannot be sent anywhere else.

## Something arrived broken or wrong
[Write to us](/contact) with the order number and a picture.
`,
  },
  '/terms-of-service': {
    title: 'Terms of Service',
    lead: 'The rules between you, the shops and the marketplace, and how rights in works are kept.',
    updated,
    body: `
## Buying
- The contract about a product is between you and the shop that sells it. The marketplace takes the payment and passes it on.
- Prices, names, options and the address are fixed in the order at the moment you place it.
- Goods are held for you for 15 minutes while you pay.

## Selling
- A shop lists only what it may sell and has in stock.
- It ships what was paid and enters the tracking number.

## Intellectual property
- Names, texts and pictures belong to those who made them. A shop uploads only what it has the right to use.
- If something here copies your work, [write to us](/contact) with a link to the product and proof of your right. Products that copy are taken down.

## Accounts
One person, one account. Keep the password to yourself; you can sign out other devices in [your account](/account/change-password).
`,
  },
  '/buyer-protection': {
    title: 'Buyer Protection',
    lead: 'What protects your money here, step by step.',
    updated,
    body: `
## While you pay
- Stock is reserved when the payment starts, so nothing is sold twice.
- The amount is computed by the server from the shops' prices and compared with what PayPal confirms.
- If a payment's outcome is unclear, the order waits as "confirming" and is settled by itself. You are never charged twice for one order.

## After you paid
- Cancel free of charge until the shop ships; the refund follows by itself.
- If the shop cancels, you get your money back without asking.
- Refunds go to the account that paid.

## What you can check
Reviews come only from buyers whose goods were delivered. Ratings and counts on shop pages are computed from them.
`,
  },
  '/authenticate': {
    title: 'Authenticate',
    lead: 'How to tell what you are buying, and from whom.',
    updated,
    body: `
## What the marketplace shows
- Who sells: each product names its shop, and each shop page shows since when it is open and how buyers rate it.
- What buyers say: only someone who received the product can review it.
- What was agreed: your order keeps name, options, picture and price as they were when you bought.

## What it does not do
Goods go from the shop to you. The marketplace does not open parcels or certify goods itself.

## If something is not genuine
[Write to us](/contact) with the order number and pictures.
`,
  },
  '/vendor-protection': {
    title: 'Vendor Protection Program',
    lead: 'What shops can rely on.',
    updated,
    body: `
## Only paid orders reach you
An order shows up for a shop once its payment is confirmed. Until then only the stock is held, for 15 minutes.

## Your stock is never oversold
Stock is counted at one place. Two buyers cannot pay for the last piece.

## Your money is traceable
Every order shows goods, discount, commission and payout. Books are kept in double entry, so that sums always agree.

## Fair reviews
Only buyers of a delivered product can review it, once.
`,
  },
  '/prohibited-items': {
    title: 'Prohibited Items',
    lead: 'What must not be sold here.',
    updated,
    body: `
## Never allowed
- Weapons, ammunition and explosives
- Drugs, prescription medicine and tobacco
- Live animals, and goods made from protected species
- Stolen goods, counterfeits and copies of protected works
- Anything that promotes hatred or violence
- Personal data, documents and money

## Only within the law
Food, cosmetics, toys and electrical goods must meet the rules of the country they are sent to.

## If you find something
[Write to us](/contact) with the link. What is prohibited is taken down.
`,
  },
  '/marketplace-guidelines': {
    title: 'Marketplace Guidelines',
    lead: 'How to list well and serve well.',
    updated,
    body: `
## Listing
- A title says what it is: material, kind, size if it matters.
- Pictures show the product itself.
- Every option is a real choice, and every combination has its own price and stock.
- A sale price is lower than a price that was really asked.

## Serving
- Keep the stock true. What is out of stock says so by itself.
- Ship soon after the payment, and enter carrier and tracking number.
- If you cannot deliver, cancel with a reason. The buyer is refunded by itself.

## Together
Write to buyers as you would like to be written to. Do not ask them to pay elsewhere.
`,
  },
}
