import { useRef, useState } from 'react'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import Button from '@mui/material/Button'
import { Row } from '@/components/Row'
import { problemOf } from '@/api/problem'
import { ErrorState } from '@/components/ErrorState'
import Skeleton from '@mui/material/Skeleton'
import { StatusChip } from '@/components/StatusChip'
import { toast } from '@/components/toast/queue'
import { useEndSessionMutation, useListSessionsQuery, type SessionInfo } from '@/features/auth/api'
import { deviceName } from '@/features/auth/device'
import { formatDateTime } from '@/lib/dates'
import { OtherDevices } from './OtherDevices'
import { passwordText } from './text'

const shownAtFirst = 5

/** The present device first, then those seen last. */
const inOrder = (a: SessionInfo, b: SessionInfo) =>
  Number(b.current) - Number(a.current) || b.lastSeenAt.localeCompare(a.lastSeenAt)

/** The devices that are logged in; each but the present one can be logged out from here. */
export function Devices() {
  const { data, isError, refetch } = useListSessionsQuery()
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  if (isError) return <ErrorState title={passwordText.devicesFailed} onRetry={() => void refetch()} />
  if (!data) return <Skeleton aria-busy="true" height={90} />
  const shown = data.toSorted(inOrder).slice(0, isWhole ? data.length : shownAtFirst)
  const showAll = () => {
    setWhole(true)
    list.current?.focus()
  }
  return (
    <Stack spacing={1.5}>
      <Stack spacing={1.5} component="ul" ref={list} tabIndex={-1} aria-label={passwordText.devices}>
        {shown.map((session) => (
          <Device key={session.id} session={session} onEnded={() => list.current?.focus()} />
        ))}
      </Stack>
      {shown.length < data.length && (
        <Row>
          <Button variant="outlined" onClick={showAll}>
            {passwordText.moreDevices(data.length - shown.length)}
          </Button>
        </Row>
      )}
      <OtherDevices others={data.filter(({ current }) => !current)} onEnded={() => list.current?.focus()} />
    </Stack>
  )
}

function Device({ session, onEnded }: { session: SessionInfo; onEnded: () => void }) {
  const [end, { isLoading }] = useEndSessionMutation()
  const name = deviceName(session.userAgent)
  const when = formatDateTime(session.lastSeenAt)
  const logOut = async () => {
    if (isLoading) return
    const answer = await end({ id: session.id })
    if (answer.error) {
      toast.error(problemOf(answer.error).message)
      return
    }
    toast.success(passwordText.loggedOut(name))
    onEnded()
  }
  return (
    <Paper variant="panel" component="li">
      <Row spread>
        <div>
          <p>{name}</p>
          <Typography variant="body2" color="textSecondary">
            {session.network ? passwordText.lastSeenFrom(when, session.network) : passwordText.lastSeen(when)}
          </Typography>
        </div>
        {session.current ? (
          <StatusChip tone="success" label={passwordText.thisDevice} />
        ) : (
          <Button
            variant="outlined"
            aria-label={passwordText.logoutOf(name)}
            aria-disabled={isLoading}
            onClick={() => void logOut()}
          >
            {passwordText.logout}
          </Button>
        )}
      </Row>
    </Paper>
  )
}
