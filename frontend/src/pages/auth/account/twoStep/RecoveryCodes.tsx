import { useEffect, useRef, useState } from 'react'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { Row } from '@/components/Row'
import { twoStepText } from '../text'

const Codes = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(20ch, 1fr))',
  gap: 8,
  fontFamily: 'monospace',
})

interface RecoveryCodesProps {
  codes: readonly string[]
  onDone: () => void
}

/** Codes that are shown once, with ways to keep them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => heading.current?.focus(), [])
  const text = `${codes.join('\n')}\n`
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <Paper variant="panel" component="section">
      <Stack spacing={2}>
        <h2 ref={heading} tabIndex={-1}>
          {twoStepText.codesTitle}
        </h2>
        <p>{twoStepText.codesText}</p>
        <Codes>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
        <Row>
          {'clipboard' in navigator && (
            <Button variant="outlined" onClick={() => void copy()}>
              <span aria-live="polite">{copied ? twoStepText.copied : twoStepText.copy}</span>
            </Button>
          )}
          <Button
            variant="outlined"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download={twoStepText.fileName}
          >
            {twoStepText.download}
          </Button>
          <Button variant="outlined" onClick={() => window.print()}>
            {twoStepText.print}
          </Button>
          <Button variant="contained" onClick={onDone}>
            {twoStepText.done}
          </Button>
        </Row>
      </Stack>
    </Paper>
  )
}
