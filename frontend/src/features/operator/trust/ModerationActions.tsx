import { useState } from 'react'
import Button from '@mui/material/Button'
import { onDemand } from '@/components/onDemand'
import { Row } from '@/components/Row'
import { useActionWithToast } from '../useActionWithToast'
import { trustText as words } from './text'

const ReasonDialog = onDemand(async () => (await import('../components/ReasonDialog')).ReasonDialog)

interface ModerationActionsProps {
  isHidden: boolean
  /** Whether a report waits for a decision. */
  isReported: boolean
  /** What each button does, in full. */
  names: { keep: string; show: string; hide: string }
  question: string
  text: string
  shown: string
  hidden: string
  onHide: (reason: string) => Promise<{ error?: unknown }>
  onRestore: () => Promise<{ error?: unknown }>
}

/** Hides what somebody wrote, keeps it in spite of a report, or shows it again. */
export function ModerationActions({ isHidden, isReported, names, question, text, shown, hidden, onHide, onRestore }: ModerationActionsProps) {
  const { isBusy, act } = useActionWithToast()
  const [isAsked, setAsked] = useState(false)
  if (isHidden)
    return (
      <Row spacing={1}>
        <Button variant="outlined" aria-label={names.show} aria-busy={isBusy} onClick={() => void act(onRestore, shown)}>
          {words.show}
        </Button>
      </Row>
    )
  return (
    <Row spacing={1}>
      <Button variant="outlined" color="error" aria-label={names.hide} onClick={() => setAsked(true)}>
        {words.hide}
      </Button>
      {isReported && (
        <Button variant="outlined" aria-label={names.keep} aria-busy={isBusy} onClick={() => void act(onRestore, words.kept)}>
          {words.keep}
        </Button>
      )}
      {isAsked && (
        <ReasonDialog
          title={question}
          text={text}
          hint={words.hideHint}
          missing={words.hideMissing}
          submit={words.hide}
          done={hidden}
          send={onHide}
          onClose={() => setAsked(false)}
        />
      )}
    </Row>
  )
}
