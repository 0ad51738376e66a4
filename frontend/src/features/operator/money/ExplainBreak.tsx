import { useState } from 'react'
import Button from '@mui/material/Button'
import { onDemand } from '@/components/onDemand'
import { useExplainBookBreakMutation, type BookBreak } from '../api'
import { breaksText as words } from './text'

const ReasonDialog = onDemand(async () => (await import('../components/ReasonDialog')).ReasonDialog)

const mostNote = 2000

/** Says why the books differ. */
export function ExplainBreak({ bookBreak: { id, name, summary } }: { bookBreak: BookBreak }) {
  const [explain] = useExplainBookBreakMutation()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button variant="outlined" aria-label={words.explainOf(name)} onClick={() => setAsked(true)}>
        {words.explain}
      </Button>
      {isAsked && (
        <ReasonDialog
          title={words.explainQuestion}
          text={summary}
          name="note"
          label={words.note}
          hint={words.noteHint}
          missing={words.noteMissing}
          most={mostNote}
          submit={words.save}
          isMild
          done={words.saved}
          send={(note, key) => explain({ id, 'Idempotency-Key': key, explainBreak: { note } })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
