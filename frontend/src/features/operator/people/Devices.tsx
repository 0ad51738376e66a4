import { useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { onDemand } from '@/components/onDemand'
import { Panel } from '@/components/Panel'
import { Row } from '@/components/Row'
import { deviceName } from '@/features/auth/device'
import { formatDateTime } from '@/lib/dates'
import { useEndPersonSessionsMutation, type PersonRecord } from '../api'
import { useActionWithToast } from '../useActionWithToast'
import { personText as words } from './text'

const ConfirmDialog = onDemand(async () => (await import('@/components/ConfirmDialog')).ConfirmDialog)

/** Where somebody is signed in, and the way to sign them out there. */
export function Devices({ person: { id, username, sessions } }: { person: PersonRecord }) {
  const [end] = useEndPersonSessionsMutation()
  const { isBusy, act } = useActionWithToast()
  const [isAsked, setAsked] = useState(false)
  return (
    <Panel title={words.sessions}>
      {sessions.length === 0 && <p>{words.noSessions}</p>}
      {sessions.length > 0 && (
        <>
          <Stack spacing={1.5} component="ul">
            {sessions.map((session) => (
              <li key={session.id}>
                {deviceName(session.userAgent)}
                <Typography variant="body2" color="textSecondary">
                  {session.network
                    ? words.device(session.network, formatDateTime(session.lastSeenAt))
                    : words.lastSeen(formatDateTime(session.lastSeenAt))}
                </Typography>
              </li>
            ))}
          </Stack>
          <Row>
            <Button variant="outlined" aria-busy={isBusy} onClick={() => setAsked(true)}>
              {words.end}
            </Button>
          </Row>
        </>
      )}
      <ConfirmDialog
        open={isAsked}
        title={words.endQuestion(username)}
        text={words.endText}
        confirmLabel={words.end}
        cancelLabel={words.endKeep}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          void act(() => end({ personId: id }), words.ended(username))
        }}
      />
    </Panel>
  )
}
