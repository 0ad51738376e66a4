import { useState } from 'react'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { problemOf } from '@/api/problem'
import { onDemand } from '@/components/onDemand'
import { Row } from '@/components/Row'
import { StatusChip, type StatusTone } from '@/components/StatusChip'
import { toast } from '@/components/toast/queue'
import { formatDate, formatDateTime } from '@/lib/dates'
import { media, radius } from '@/lib/design'
import type { ApiKey } from '../api'
import { areasOf, type ApiKeysApi } from './apiKeysApi'
import { keysText as words } from './text'

const ConfirmDialog = onDemand(async () => (await import('@/components/ConfirmDialog')).ConfirmDialog)

const List = styled('ul')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  '& > li': { display: 'grid', gap: 12, padding: 16, overflowWrap: 'anywhere' },
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  [media.tablet]: { '& > li': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
}))
const Name = styled('strong')({ fontWeight: 650 })
const Beginning = styled('code')({ fontFamily: 'monospace' })

type State = keyof typeof words.states

const tones: Record<State, StatusTone> = { active: 'success', expired: 'neutral', revoked: 'neutral' }

function stateOf({ revokedAt, expiresAt }: ApiKey): State {
  if (revokedAt) return 'revoked'
  return expiresAt && new Date(expiresAt) <= new Date() ? 'expired' : 'active'
}

function endOf(key: ApiKey): string {
  if (key.revokedAt) return words.stopped(formatDate(key.revokedAt))
  if (!key.expiresAt) return words.forever
  const day = formatDate(key.expiresAt)
  return stateOf(key) === 'expired' ? words.expired(day) : words.expires(day)
}

/** The keys, what each may do and when it was last used; and the way to revoke one. */
export function ApiKeyList({ keys, revoke }: { keys: readonly ApiKey[]; revoke: ApiKeysApi['revoke'] }) {
  const [asked, setAsked] = useState<ApiKey | null>(null)
  const [isOpen, setOpen] = useState(false)
  const stop = async ({ id, name }: ApiKey) => {
    setOpen(false)
    const { error } = await revoke(id)
    if (error) toast.error(words.notRevoked, { detail: problemOf(error).message })
    else toast.success(words.revoked(name))
  }
  return (
    <>
      <List aria-label={words.keys}>
        {keys.map((key) => (
          <KeyLine
            key={key.id}
            apiKey={key}
            onRevoke={() => {
              setAsked(key)
              setOpen(true)
            }}
          />
        ))}
      </List>
      {asked && (
        <ConfirmDialog
          open={isOpen}
          title={words.revokeTitle(asked.name)}
          text={words.revokeText}
          confirmLabel={words.revoke}
          cancelLabel={words.keep}
          onConfirm={() => void stop(asked)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function KeyLine({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { name, startsWith, scopes, createdAt, lastUsedAt } = apiKey
  const state = stateOf(apiKey)
  const { read, write } = areasOf(scopes)
  const known = [
    words.created(formatDate(createdAt)),
    lastUsedAt ? words.used(formatDateTime(lastUsedAt)) : words.neverUsed,
    endOf(apiKey),
  ]
  return (
    <li>
      <div>
        <Row spacing={1}>
          <Name>{name}</Name>
          <StatusChip tone={tones[state]} label={words.states[state]} />
        </Row>
        <p>
          {words.startsWith} <Beginning>{startsWith}</Beginning>
        </p>
        {write.length > 0 && <p>{words.changes(write.join(', '))}</p>}
        {read.length > 0 && <p>{words.reads(read.join(', '))}</p>}
        <Typography variant="body2" color="textSecondary">
          {known.join(' · ')}
        </Typography>
      </div>
      {state === 'active' && (
        <Button variant="outlined" color="error" aria-label={words.revokeOf(name)} onClick={onRevoke}>
          {words.revoke}
        </Button>
      )}
    </li>
  )
}
