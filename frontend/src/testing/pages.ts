/** Information pages as the server tells them. */
import type { InfoPage } from '@/features/content/api'

export function pageOf(slug: string, over: Partial<InfoPage> = {}): InfoPage {
  return {
    slug,
    language: 'en',
    title: 'Shipping Policy',
    lead: 'Shipping costs nothing.',
    leadHtml: 'Shipping costs nothing.',
    body: '## What it costs\nNothing.\n\n## Who ships\nEach shop.\n\n## When\nSoon, see [your order](/account/orders).',
    bodyHtml:
      '<h2 id="what-it-costs">What it costs</h2><p>Nothing.</p><h2 id="who-ships">Who ships</h2><p>Each shop.</p>' +
      '<h2 id="when">When</h2><p>Soon, see <a href="/account/orders">your order</a>.</p>',
    updatedAt: '2026-11-21T00:00:00Z',
    isEdited: false,
    ...over,
  }
}

export const faqHtml = `
<h2 id="paying">Paying</h2>
<h3 id="how-can-i-pay">How can I pay?</h3>
<p>With PayPal, on the <a href="/checkout">checkout</a> page.</p>
<h3 id="is-shipping-free">Is shipping free?</h3>
<p>Yes.</p>
<h2 id="after-the-order">After the order</h2>
<h3 id="cancel">Can I cancel?</h3>
<p>Until the shop ships. The refund follows by itself.</p>
`
