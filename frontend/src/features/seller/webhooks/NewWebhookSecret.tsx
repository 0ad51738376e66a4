import { useEffect, useRef, useState } from 'react'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { Row } from '@/components/Row'
import { toast } from '@/components/toast/queue'
import type { CreatedWebhook } from '@/features/seller/api'
import { webhooksText as words } from './text'

const Secret = styled('code')({ display: 'block', fontFamily: 'monospace', overflowWrap: 'anywhere', userSelect: 'all' })

/** The secret of a webhook, which is shown once. */
export function NewWebhookSecret({ made: { webhook, secret }, onDone }: { made: CreatedWebhook; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => heading.current?.focus(), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      setCopied(true)
    } catch {
      toast.error(words.notCopied)
    }
  }
  return (
    <Paper variant="panel" component="section">
      <Stack spacing={2}>
        <h2 ref={heading} tabIndex={-1}>
          {words.secretTitle(webhook.name)}
        </h2>
        <p>{words.secretText}</p>
        <Secret>{secret}</Secret>
        <Row>
          {'clipboard' in navigator && (
            <Button variant="outlined" onClick={() => void copy()}>
              <span aria-live="polite">{copied ? words.copied : words.copy}</span>
            </Button>
          )}
          <Button variant="contained" onClick={onDone}>
            {words.done}
          </Button>
        </Row>
      </Stack>
    </Paper>
  )
}
