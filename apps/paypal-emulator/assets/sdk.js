// PayPal's JavaScript SDK as the emulator plays it: window.paypal.Buttons with the calls of
// the real one, a button, and an approval dialog inside the shop's page. It lives under a
// strict content security policy: the only style sheet carries the page's nonce, nothing is
// styled inline, no HTML is parsed.
(() => {
  'use strict';

  const script = document.currentScript;
  const nonce = script.dataset.cspNonce || script.nonce || '';
  const base = script.src.slice(0, script.src.lastIndexOf('/sdk/js'));
  const STYLE_ID = 'paypal-emulator-style';

  const CSS = `
.ppe-button { box-sizing: border-box; display: flex; align-items: center; justify-content: center; gap: 8px;
  width: 100%; min-height: 48px; padding: 8px 16px; border: 0; border-radius: 8px; cursor: pointer;
  background: #ffc439; color: #003087; font: 600 16px/1.2 system-ui, sans-serif; }
.ppe-button:hover { background: #f2ba36; }
.ppe-button:focus-visible, .ppe-dialog button:focus-visible { outline: 3px solid #0070e0; outline-offset: 2px; }
.ppe-button:disabled { cursor: progress; opacity: 0.7; }
.ppe-mark { font-size: 20px; font-style: italic; font-weight: 800; letter-spacing: -0.5px; }
.ppe-mark-tail { color: #00629b; }
.ppe-tag { padding: 2px 8px; border-radius: 999px; background: #003087; color: #fff; font-size: 12px; font-weight: 600; }
.ppe-dialog { box-sizing: border-box; width: min(420px, calc(100vw - 32px)); padding: 0; border: 0; border-radius: 16px;
  background: #fff; color: #1f2a37; box-shadow: 0 24px 64px rgb(0 20 60 / 35%); font: 400 16px/1.5 system-ui, sans-serif; }
.ppe-dialog::backdrop { background: rgb(0 20 60 / 55%); }
.ppe-head { display: flex; align-items: center; gap: 8px; padding: 16px 24px; background: #ffc439; color: #003087; }
.ppe-body { padding: 20px 24px 24px; }
.ppe-title { margin: 0 0 4px; font-size: 18px; font-weight: 600; line-height: 1.35; }
.ppe-note { margin: 0; color: #4b5768; font-size: 14px; overflow-wrap: anywhere; }
.ppe-actions { display: flex; flex-direction: column; gap: 8px; margin-top: 20px; }
.ppe-actions button { min-height: 48px; border-radius: 999px; cursor: pointer; font: 600 16px/1 system-ui, sans-serif; }
.ppe-approve { border: 0; background: #0551b5; color: #fff; }
.ppe-approve:hover { background: #003087; }
.ppe-cancel { border: 1px solid #6b7788; background: #fff; color: #1f2a37; }
.ppe-cancel:hover { background: #f1f4f8; }
`;

  function addStyle() {
    if (document.getElementById(STYLE_ID)) return;
    const style = document.createElement('style');
    style.id = STYLE_ID;
    if (nonce) style.setAttribute('nonce', nonce);
    style.textContent = CSS;
    document.head.append(style);
  }

  function element(tag, className, ...children) {
    const made = document.createElement(tag);
    made.className = className;
    made.append(...children);
    return made;
  }

  function mark() {
    return element('span', 'ppe-mark', 'Pay', element('span', 'ppe-mark-tail', 'Pal'));
  }

  async function ask(path, method) {
    const response = await fetch(base + path, { method, cache: 'no-store', credentials: 'omit' });
    if (!response.ok) throw new Error(`PayPal emulator: ${path} answered ${response.status}`);
    return response.json();
  }

  function money(order) {
    const language = document.documentElement.lang || undefined;
    try {
      const style = { style: 'currency', currency: order.currency };
      return new Intl.NumberFormat(language, style).format(Number(order.amount));
    } catch {
      return `${order.amount} ${order.currency}`;
    }
  }

  /** Shows the order to the buyer; resolves to whether the buyer approved. */
  function confirm(order) {
    const approve = element('button', 'ppe-approve', 'Approve');
    const cancel = element('button', 'ppe-cancel', 'Cancel');
    approve.type = 'button';
    cancel.type = 'button';
    approve.autofocus = true;
    const title = element('h2', 'ppe-title', `Pay ${money(order)} to ${order.shopName}`);
    title.id = 'paypal-emulator-title';
    const body = element('div', 'ppe-body', title);
    if (order.description) body.append(element('p', 'ppe-note', order.description));
    body.append(
      element('p', 'ppe-note', 'This is a test payment: no real money moves.'),
      element('div', 'ppe-actions', approve, cancel),
    );
    const head = element('div', 'ppe-head', mark(), element('span', 'ppe-tag', 'emulator'));
    const dialog = element('dialog', 'ppe-dialog', head, body);
    dialog.setAttribute('aria-labelledby', title.id);
    document.body.append(dialog);
    return new Promise((resolve) => {
      let approved = false;
      approve.addEventListener('click', () => { approved = true; dialog.close(); });
      cancel.addEventListener('click', () => dialog.close());
      // Also fired by the Escape key.
      dialog.addEventListener('close', () => { dialog.remove(); resolve(approved); });
      dialog.showModal();
    });
  }

  /** The buyer's way through one order, and what the shop is told of it. */
  async function run(options, orderID) {
    const order = await ask(`/emulator/orders/${encodeURIComponent(orderID)}`, 'GET');
    if (!(await confirm(order))) {
      await options.onCancel?.({ orderID });
      return;
    }
    const approved = await ask(`/emulator/orders/${encodeURIComponent(orderID)}/approve`, 'POST');
    const data = { orderID, payerID: approved.payerId, paymentSource: 'paypal' };
    let again = null;
    await options.onApprove?.(data, {
      order: {},
      restart: async () => { again = run(options, orderID); await again; },
    });
    if (again) await again;
  }

  async function start(options) {
    const verdict = await options.onClick?.(
      { fundingSource: 'paypal' },
      { resolve: () => true, reject: () => false },
    );
    if (verdict === false) return;
    const orderID = await options.createOrder({ paymentSource: 'paypal' }, {});
    await run(options, orderID);
  }

  function Buttons(options = {}) {
    let button = null;
    let enabled = true;
    let busy = false;
    const show = () => { if (button) button.disabled = busy || !enabled; };

    async function press() {
      if (busy) return;
      busy = true;
      show();
      try {
        await start(options);
      } catch (error) {
        if (options.onError) options.onError(error);
        else console.error(error);
      } finally {
        busy = false;
        show();
      }
    }

    const actions = {
      async enable() { enabled = true; show(); },
      async disable() { enabled = false; show(); },
    };

    return {
      isEligible: () => !options.fundingSource || options.fundingSource === 'paypal',
      async render(target) {
        const host = typeof target === 'string' ? document.querySelector(target) : target;
        if (!host) throw new Error('PayPal emulator: nowhere to render the button');
        addStyle();
        button?.remove();
        button = element('button', 'ppe-button', mark(), element('span', 'ppe-tag', 'emulator'));
        button.type = 'button';
        button.addEventListener('click', press);
        host.append(button);
        show();
        options.onInit?.({}, actions);
      },
      async close() {
        button?.remove();
        button = null;
        options.onDestroy?.();
      },
      async updateProps(changed) { options = { ...options, ...changed }; },
    };
  }

  window.paypal = {
    version: 'emulator',
    Buttons,
    FUNDING: { PAYPAL: 'paypal', CARD: 'card', PAYLATER: 'paylater', CREDIT: 'credit', VENMO: 'venmo' },
    getFundingSources: () => ['paypal'],
    isFundingEligible: (source) => source === 'paypal',
  };
})();
