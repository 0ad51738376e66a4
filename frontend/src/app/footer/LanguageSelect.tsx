import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { radius } from '@/lib/design'
import { language, languages, switchLanguage, type Language } from '@/lib/language'
import { footerText } from './text'

const Label = styled('label')({ display: 'inline-flex', alignItems: 'center', gap: 12 })
const Frame = styled('span')({
  position: 'relative',
  '& > svg': { position: 'absolute', insetBlock: 0, insetInlineEnd: 10, marginBlock: 'auto', pointerEvents: 'none' },
})
const Select = styled('select')(({ theme }) => ({
  appearance: 'none',
  minBlockSize: 44,
  padding: 0,
  paddingInline: '12px 36px',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: radius.field,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'pointer',
}))

const choices = Object.entries(languages) as [Language, string][]

/** The language of the page, each under its own name. Choosing one loads the page anew in it. */
export function LanguageSelect() {
  return (
    <Label>
      {footerText.language}
      <Frame>
        <Select value={language} onChange={(event) => switchLanguage(event.target.value as Language)}>
          {choices.map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </Select>
        <Icon name="chevronDown" size={16} />
      </Frame>
    </Label>
  )
}
