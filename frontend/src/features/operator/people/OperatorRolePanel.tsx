import { useState } from 'react'
import Button from '@mui/material/Button'
import { onDemand } from '@/components/onDemand'
import { Panel } from '@/components/Panel'
import { Row } from '@/components/Row'
import { isOperator, useSession } from '@/features/auth/useSession'
import { useAppointOperatorMutation, useDismissOperatorMutation, type PersonRecord } from '../api'
import { useActionWithToast } from '../useActionWithToast'
import { personText as words } from './text'

const ConfirmDialog = onDemand(async () => (await import('@/components/ConfirmDialog')).ConfirmDialog)

/** Whether somebody runs the marketplace, and the way to give them that or take it away. */
export function OperatorRolePanel({ person }: { person: PersonRecord }) {
  const { user } = useSession()
  const isOne = isOperator(person)
  const isYou = user?.id === person.id
  const state = isYou ? words.isYou : isOne ? words.isOperator : words.isNone
  return (
    <Panel title={words.office}>
      <p>{state}</p>
      {/* Nobody has shown yet that the address is theirs. */}
      {!isYou && person.isActive && (isOne ? <RevokeOperatorRole person={person} /> : <GrantOperatorRole person={person} />)}
    </Panel>
  )
}

function GrantOperatorRole({ person: { id, username } }: { person: PersonRecord }) {
  const [appoint] = useAppointOperatorMutation()
  return (
    <ButtonWithConfirmation
      label={words.appoint}
      question={words.appointQuestion(username)}
      text={words.appointText}
      keep={words.appointKeep}
      done={words.appointed(username)}
      send={() => appoint({ personId: id })}
    />
  )
}

function RevokeOperatorRole({ person: { id, username } }: { person: PersonRecord }) {
  const [dismiss] = useDismissOperatorMutation()
  return (
    <ButtonWithConfirmation
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

interface ButtonWithConfirmationProps {
  label: string
  question: string
  text: string
  keep: string
  done: string
  danger?: boolean
  send: Parameters<ReturnType<typeof useActionWithToast>['act']>[0]
}

/** A button that asks before it acts. */
function ButtonWithConfirmation({ label, question, text, keep, done, danger = false, send }: ButtonWithConfirmationProps) {
  const { isBusy, act } = useActionWithToast()
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
