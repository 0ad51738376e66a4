import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { Section } from '@/components/Page'
import { media } from '@/lib/design'
import { frontPageText } from './text'

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 32 },
  '& li': { display: 'flex', gap: 16 },
  '& svg': { flex: 'none', color: theme.vars.palette.link },
  '& p': { color: theme.vars.palette.text.secondary, marginBlockStart: 4 },
}))

const promises = [
  { icon: 'cart', words: frontPageText.onePayment },
  { icon: 'refund', words: frontPageText.refund },
  { icon: 'shield', words: frontPageText.reviews },
] as const

/** Three promises; each is something the software does. */
export function Promises() {
  return (
    <Section title={frontPageText.promises}>
      <List>
        {promises.map(({ icon, words }) => (
          <li key={icon}>
            <Icon name={icon} size={28} />
            <div>
              <h3>{words.title}</h3>
              <p>{words.text}</p>
            </div>
          </li>
        ))}
      </List>
    </Section>
  )
}
