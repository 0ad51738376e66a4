/** The words of every language but English, each a file of its own. */
import { language, loadTexts } from '@/lib/language'

const packs = { de: () => import('./de') }

/** Loads the words of the page's language; to be awaited before any module that takes words is loaded. */
export async function loadLanguage(): Promise<void> {
  if (language !== 'en') loadTexts((await packs[language]()).words)
}
