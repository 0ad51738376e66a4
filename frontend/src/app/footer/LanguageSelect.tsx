import { InlineSelect } from '@/components/form/InlineSelect'
import { language, languages, switchLanguage, type Language } from '@/lib/language'
import { footerText } from './text'

const choices = (Object.entries(languages) as [Language, string][]).map(([code, name]) => [code, name, code] as const)

/** The language of the page, each under its own name. Choosing one loads the page anew in it. */
export function LanguageSelect() {
  return <InlineSelect label={footerText.language} value={language} choices={choices} onChange={switchLanguage} />
}
