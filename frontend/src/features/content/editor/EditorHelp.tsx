import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { media } from '@/lib/design'
import { settingNames } from './settings'
import { editorText as words } from './text'

const Sign = styled(TableCell)({
  fontFamily: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
  [media.tablet]: { whiteSpace: 'nowrap' },
})

/** What can be written: the signs of Markdown and the names of settings. */
export function EditorHelp() {
  const settings = settingNames.map((name) => ({ sign: `{{${name}}}`, meaning: words.settings[name] }))
  return (
    <Accordion variant="outlined">
      <AccordionSummary>{words.help}</AccordionSummary>
      <AccordionDetails>
        <Table>
          <TableHead>
            <TableRow>
              <TableCell scope="col">{words.helpSign}</TableCell>
              <TableCell scope="col">{words.helpMeaning}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {[...settings, ...words.markdown].map(({ sign, meaning }) => (
              <TableRow key={sign}>
                <Sign>{sign}</Sign>
                <TableCell>{meaning}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </AccordionDetails>
    </Accordion>
  )
}
