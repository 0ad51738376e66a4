import { useEffect, useState } from 'react'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { Row } from '@/components/Row'
import { FormAlert } from '@/components/form/FormAlert'
import { FormNotes } from '@/components/form/FormNotes'
import { PasswordField } from '@/components/form/PasswordField'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { Icon } from '@/components/icons/Icon'
import { fieldText } from '@/features/auth/components/text'
import { accountRules } from '@/features/auth/forms'
import { useDataExport } from '@/features/auth/useDataExport'
import { useDeleteAccount } from '@/features/auth/useDeleteAccount'
import { useSession } from '@/features/auth/useSession'
import { paths } from '@/lib/paths'
import { dataText } from './text'

/** What is known of the person: to take along, or to have deleted. */
export function YourData() {
  return (
    <Stack spacing={2} component="section" aria-labelledby="your-data">
      <h2 id="your-data">{dataText.title}</h2>
      <Paper variant="panel" component="section">
        <Download />
      </Paper>
      <Paper variant="panel" component="section">
        <Deletion />
      </Paper>
    </Stack>
  )
}

function Download() {
  const { download, isBusy, fault } = useDataExport()
  return (
    <Stack spacing={1.5}>
      <h3>{dataText.download}</h3>
      <p>{dataText.downloadText}</p>
      {fault && <FormAlert>{fault}</FormAlert>}
      <Row>
        <Button
          variant="outlined"
          aria-busy={isBusy}
          startIcon={<Icon name="download" size={20} />}
          onClick={() => void download()}
        >
          {isBusy ? dataText.downloading : dataText.download}
        </Button>
      </Row>
    </Stack>
  )
}

function Deletion() {
  const { isSeller } = useSession()
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack spacing={1.5}>
      <h3>{dataText.deletion}</h3>
      <p>{dataText.deletionText}</p>
      {isSeller && (
        <Typography variant="body2" color="textSecondary">
          {dataText.sellers} <Link to={paths.contact()}>{dataText.contact}</Link>
        </Typography>
      )}
      {!isSeller && !isOpen && (
        <Row>
          <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
            {dataText.deletion}
          </Button>
        </Row>
      )}
      {isOpen && <Proof onKeep={() => setOpen(false)} />}
    </Stack>
  )
}

/** The password once more: what follows cannot be undone. */
function Proof({ onKeep }: { onKeep: () => void }) {
  const form = useProblemForm({ defaultValues: { password: '' }, send: useDeleteAccount() })
  const { user } = useSession()
  const { setFocus } = form
  // The button that brought the form is gone, and the focus with it.
  useEffect(() => setFocus('password'), [setFocus])
  return (
    <form {...form.props} aria-label={dataText.deletion}>
      <Stack spacing={2}>
        <FormNotes form={form} />
        {/* Tells password managers whose password this is. */}
        <input hidden readOnly autoComplete="username" value={user?.email ?? ''} />
        <PasswordField
          label={fieldText.currentPassword}
          hint={dataText.proofHint}
          autoComplete="current-password"
          {...form.field('password', accountRules.currentPassword)}
        />
        <Row>
          <SubmitButton busy={form.isSending} color="error">
            {dataText.confirm}
          </SubmitButton>
          <Button variant="outlined" size="large" onClick={onKeep}>
            {dataText.keep}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
