import { useState } from 'react'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { ConfirmDialog } from '@/components/ConfirmDialog'
import { SubmitButton } from '@/components/form/SubmitButton'
import { media, radius } from '@/lib/design'
import { editorText as words } from './text'

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 10,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  marginInline: -16,
  padding: '8px 16px calc(8px + env(safe-area-inset-bottom))',
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > p': { flex: '1 0 100%' },
  [media.tablet]: {
    marginInline: 0,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: radius.card,
    '& > p': { flex: '1 0 auto' },
  },
}))

interface EditorBarProps {
  isChanged: boolean
  isEdited: boolean
  isSaving: boolean
  isBusy: boolean
  onCancel: () => void
  onRestore: () => void
}

/** Saving, leaving, and going back to the text that was shipped. */
export function EditorBar({ isChanged, isEdited, isSaving, isBusy, onCancel, onRestore }: EditorBarProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <Bar data-bar="bottom">
      <Typography variant="body2" color="textSecondary" role="status">
        {isChanged ? words.unsaved : words.noChanges}
      </Typography>
      {isEdited && (
        <Button variant="text" color="error" disabled={isBusy} onClick={() => setAsking(true)}>
          {words.restore}
        </Button>
      )}
      <Button variant="outlined" onClick={onCancel}>
        {words.cancel}
      </Button>
      <SubmitButton size="medium" busy={isSaving} disabled={!isChanged}>
        {words.save}
      </SubmitButton>
      <ConfirmDialog
        open={isAsking}
        title={words.restoreTitle}
        text={words.restoreText}
        confirmLabel={words.restore}
        cancelLabel={words.restoreKeep}
        onConfirm={() => {
          setAsking(false)
          onRestore()
        }}
        onClose={() => setAsking(false)}
      />
    </Bar>
  )
}

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

/** What a page may name of the marketplace: `{{email}}` becomes the address when the page is read. */

/** The names of the placeholders. */
const settingNames = ['name', 'email', 'address', 'commission'] as const
