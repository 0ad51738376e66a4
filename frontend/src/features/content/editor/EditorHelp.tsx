import { styled } from '@mui/material/styles'
import { media, radius } from '@/lib/design'
import { settingNames } from './settings'
import { editorText as words } from './text'

const Fold = styled('details')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.field,
  backgroundColor: theme.vars.palette.background.paper,
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 44,
    paddingInline: 16,
    fontWeight: 550,
    cursor: 'pointer',
  },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse', ...theme.typography.body2 },
  '& th, & td': {
    padding: '8px 16px',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  },
  '& code': { fontFamily: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace' },
  [media.tablet]: { '& td:first-of-type': { whiteSpace: 'nowrap' } },
}))

/** What can be written: the signs of Markdown and the names of settings. */
export function EditorHelp() {
  const settings = settingNames.map((name) => ({ sign: `{{${name}}}`, meaning: words.settings[name] }))
  return (
    <Fold>
      <summary>{words.help}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.helpSign}</th>
            <th scope="col">{words.helpMeaning}</th>
          </tr>
        </thead>
        <tbody>
          {[...settings, ...words.markdown].map(({ sign, meaning }) => (
            <tr key={sign}>
              <td>
                <code>{sign}</code>
              </td>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  )
}
