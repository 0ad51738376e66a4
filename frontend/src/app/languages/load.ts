/** The texts of every language except English, each in a separate file. */
import { language, loadTexts } from '@/lib/language'

const packs = { de: () => import('./de') }

/** Loads the texts of the page's language; await it before loading any module that reads texts. */
export async function loadLanguage(): Promise<void> {
  if (language !== 'en') loadTexts((await packs[language]()).words)
}
