/**
 * When the activation email was last sent from this tab. The server sends one a minute, so the button
 * for another one rests that long, also after the page is loaded anew. It is forgotten with the tab,
 * because it names an email address.
 */
const key = 'activation_mail'

const waitMilliseconds = 60_000

/** The email is on its way to this address. */
export function rememberEmailSent(email: string): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify({ email, at: Date.now() }))
  } catch {
    // Where nothing can be kept, the server alone counts the minute.
  }
}

/** How many milliseconds are left until another email can be sent to this address. */
export function resendCooldown(email: string): number {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(key) ?? '{}') as { email?: unknown; at?: unknown }
    if (kept.email !== email || typeof kept.at !== 'number') return 0
    const passed = Date.now() - kept.at
    // A clock that was set back must not make the wait longer.
    return passed < 0 ? 0 : Math.max(0, waitMilliseconds - passed)
  } catch {
    return 0
  }
}
