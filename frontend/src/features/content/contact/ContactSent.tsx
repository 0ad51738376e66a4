import { useEffect, useRef } from 'react'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { radius } from '@/lib/design'
import { contactText as words } from './text'
import type { Sent } from './useContactForm'

const Badge = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  borderRadius: radius.card,
  color: theme.vars.palette.success.main,
  backgroundColor: theme.vars.palette.box.success,
}))
const Reference = styled('dl')(({ theme }) => ({
  padding: '12px 16px',
  borderRadius: radius.field,
  backgroundColor: theme.vars.palette.surface.sunken,
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { ...theme.typography.h3, userSelect: 'all' },
}))
const Actions = styled('div')({ justifySelf: 'start' })

/** What became of a message. It takes the focus, so that a screen reader says it and the next Tab is near. */
export function ContactSent({ sent, onAgain }: { sent: NonNullable<Sent>; onAgain: () => void }) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Paper
      variant="panel"
      component="section"
      ref={box}
      tabIndex={-1}
      sx={{ '&:focus': { outline: 'none' } }}
      aria-labelledby="contact-sent"
      aria-describedby="contact-reference"
    >
      <Stack spacing={2}>
        <Badge>
          <Icon name="check" />
        </Badge>
        <h2 id="contact-sent">{words.sentTitle}</h2>
        <div id="contact-reference">
          <Stack spacing={1.5}>
            <p>{words.sentText(sent.email)}</p>
            <Reference>
              <dt>{words.reference}</dt>
              <dd>{sent.reference}</dd>
            </Reference>
            <Typography variant="body2" color="textSecondary">
              {words.referenceHint}
            </Typography>
          </Stack>
        </div>
        <Actions>
          <Button variant="outlined" onClick={onAgain}>
            {words.another}
          </Button>
        </Actions>
      </Stack>
    </Paper>
  )
}
