/** Loads the words of the page's language first, then the storefront: its modules take words when they load. */
import { language, loadTexts } from './lib/language'

const packs = { de: () => import('./app/languages/de') }

async function start(): Promise<void> {
  document.documentElement.lang = language
  if (language !== 'en') loadTexts((await packs[language]()).words)
  const { mount } = await import('./app/mount')
  const root = document.getElementById('root')
  if (root) mount(root)
}

void start()
