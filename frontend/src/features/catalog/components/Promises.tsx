import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { Section } from '@/components/Page'
import { media } from '@/lib/design'
import { catalogText } from '../text'

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 32 },
  '& li': { display: 'flex', gap: 16 },
  '& svg': { flex: 'none', color: theme.vars.palette.link },
  '& p': { color: theme.vars.palette.text.secondary, marginBlockStart: 4 },
}))

/** Three promises; each is something the software does. */
export function Promises() {
  return (
    <Section title={catalogText.promises}>
      <List>
        {catalogText.promiseList.map((promise) => (
          <li key={promise.title}>
            <Icon name={promise.icon} size={28} />
            <div>
              <h3>{promise.title}</h3>
              <p>{promise.text}</p>
            </div>
          </li>
        ))}
      </List>
    </Section>
  )
}
