import { useState } from 'react'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ErrorState } from '@/components/ErrorState'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { StatusChip } from '@/components/StatusChip'
import { useGetSecondFactorQuery, type SecondFactor, type SecondFactorSetup } from '@/features/auth/api'
import { formatDateTime } from '@/lib/dates'
import { twoStepText } from './text'
import { RecoveryCodes } from './twoStep/RecoveryCodes'
import { BeginForm, ConfirmForm, DisableForm, NewCodesForm } from './twoStep/forms'

/** Signing in with a code beside the password: how it stands, on and off. */
export function TwoStepPage() {
  const { data, isError, refetch } = useGetSecondFactorQuery()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <Stack spacing={2.5} sx={{ maxInlineSize: 640 }}>
      <PageTitle>{twoStepText.title}</PageTitle>
      <h1>{twoStepText.title}</h1>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
      ) : isError ? (
        <ErrorState title={twoStepText.loadFailed} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton aria-busy="true" height={90} />
      ) : data.since === null ? (
        <Off required={data.required} onCodes={setCodes} />
      ) : (
        <On factor={data} since={data.since} onCodes={setCodes} />
      )}
    </Stack>
  )
}

interface CodesProps {
  /** Recovery codes are there to be kept. */
  onCodes: (codes: readonly string[]) => void
}

function Off({ required, onCodes }: CodesProps & { required: boolean }) {
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null)
  return (
    <>
      <p>{twoStepText.what}</p>
      {required && <p>{twoStepText.required}</p>}
      <Paper variant="panel" component="section">
        {setup ? (
          <ConfirmForm setup={setup} onCodes={onCodes} onCancel={() => setSetup(null)} />
        ) : (
          <BeginForm onBegun={setSetup} />
        )}
      </Paper>
    </>
  )
}

function On({ factor, since, onCodes }: CodesProps & { factor: SecondFactor; since: string }) {
  const [asks, setAsks] = useState<'codes' | 'off' | null>(null)
  return (
    <Paper variant="panel" component="section">
      <Stack spacing={2}>
        <Row spread>
          <div>
            <p>{twoStepText.since(formatDateTime(since))}</p>
            <Typography variant="body2" color="textSecondary">
              {twoStepText.left(factor.recoveryCodes)}
            </Typography>
          </div>
          <StatusChip tone="success" label={twoStepText.on} />
        </Row>
        {asks === 'codes' ? (
          <NewCodesForm onCodes={onCodes} onCancel={() => setAsks(null)} />
        ) : asks === 'off' ? (
          <DisableForm onCancel={() => setAsks(null)} />
        ) : (
          <Row>
            <Button variant="outlined" onClick={() => setAsks('codes')}>
              {twoStepText.newCodes}
            </Button>
            <Button variant="outlined" color="error" onClick={() => setAsks('off')}>
              {twoStepText.turnOff}
            </Button>
          </Row>
        )}
      </Stack>
    </Paper>
  )
}
