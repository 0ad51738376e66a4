/** Starts the service worker, and hands it the answers that came along with the page. */
import type { EmbeddedResponsesMessage } from '@/lib/offline'

/** The worker's address; the build puts it there. */
const worker = '/sw.js'

/** How long a browser without idle callbacks is left alone. */
const pauseMilliseconds = 2000

async function register(answers: EmbeddedResponsesMessage['answers']): Promise<void> {
  await navigator.serviceWorker.register(worker)
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ kind: 'seen', answers } satisfies EmbeddedResponsesMessage)
}

/** Calls `act` when the page is loaded and has nothing better to do. */
function whenIdle(act: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(act)
    else setTimeout(act, pauseMilliseconds)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}

/** Makes pages seen from now on, and this page's responses, readable offline. */
export function keepForOffline(answers: EmbeddedResponsesMessage['answers']): void {
  if (!('serviceWorker' in navigator)) return
  // Refused in private windows, for one: then the storefront works as well, with a network.
  whenIdle(() => void register(answers).catch(() => undefined))
}
