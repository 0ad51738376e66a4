/** Loads the texts of the page's language first, then the storefront, because its modules read texts when they load. */
import { loadLanguage } from './app/languages/load'
import { language } from './lib/language'

async function start(): Promise<void> {
  document.documentElement.lang = language
  await loadLanguage()
  const { mount } = await import('./app/mount')
  const root = document.getElementById('root')
  if (root) await mount(root)
}

void start()
