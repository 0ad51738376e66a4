import { useState } from 'react'
import Button from '@mui/material/Button'
import { onDemand } from '@/components/onDemand'
import { Panel } from '@/components/Panel'
import { Row } from '@/components/Row'
import { isOperator, useSession } from '@/features/auth/useSession'
import { useAppointOperatorMutation, useDismissOperatorMutation, type PersonRecord } from '../api'
import { useAct } from '../useAct'
import { personText as words } from './text'

const ConfirmDialog = onDemand(async () => (await import('@/components/ConfirmDialog')).ConfirmDialog)

/** Whether somebody runs the marketplace, and the way to give them that or take it away. */
export function OfficePanel({ person }: { person: PersonRecord }) {
  const { user } = useSession()
  const isOne = isOperator(person)
  const isYou = user?.id === person.id
  const state = isYou ? words.isYou : isOne ? words.isOperator : words.isNone
  return (
    <Panel title={words.office}>
      <p>{state}</p>
      {/* Nobody has shown yet that the address is theirs. */}
      {!isYou && person.isActive && (isOne ? <Dismiss person={person} /> : <Appoint person={person} />)}
    </Panel>
  )
}

function Appoint({ person: { id, username } }: { person: PersonRecord }) {
  const [appoint] = useAppointOperatorMutation()
  return (
    <Asked
      label={words.appoint}
      question={words.appointQuestion(username)}
      text={words.appointText}
      keep={words.appointKeep}
      done={words.appointed(username)}
      send={() => appoint({ personId: id })}
    />
  )
}

function Dismiss({ person: { id, username } }: { person: PersonRecord }) {
  const [dismiss] = useDismissOperatorMutation()
  return (
    <Asked
      danger
      label={words.dismiss}
      question={words.dismissQuestion(username)}
      text={words.dismissText}
      keep={words.dismissKeep}
      done={words.dismissed(username)}
      send={() => dismiss({ personId: id })}
    />
  )
}

interface AskedProps {
  label: string
  question: string
  text: string
  keep: string
  done: string
  danger?: boolean
  send: Parameters<ReturnType<typeof useAct>['act']>[0]
}

/** A button that asks before it acts. */
function Asked({ label, question, text, keep, done, danger = false, send }: AskedProps) {
  const { isBusy, act } = useAct()
  const [isAsked, setAsked] = useState(false)
  return (
    <Row>
      <Button variant="outlined" {...(danger && { color: 'error' })} aria-busy={isBusy} onClick={() => setAsked(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={question}
        text={text}
        confirmLabel={label}
        cancelLabel={keep}
        danger={danger}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          void act(send, done)
        }}
      />
    </Row>
  )
}
