import { useEffect, useRef } from 'react'
import { styled } from '@mui/material/styles'
import { Button } from '@/components/Button'
import { Icon } from '@/components/icons/Icon'
import { Panel, Quiet, Stack } from '@/components/Panel'
import { radius } from '@/lib/design'
import { contactText as words } from './text'
import type { Sent } from './useContactForm'

const Box = styled(Panel)({ '&:focus': { outline: 'none' } })
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
    <Box ref={box} tabIndex={-1} aria-labelledby="contact-sent" aria-describedby="contact-reference">
      <Stack>
        <Badge>
          <Icon name="check" />
        </Badge>
        <h2 id="contact-sent">{words.sentTitle}</h2>
        <div id="contact-reference">
          <Stack gap={12}>
            <p>{words.sentText(sent.email)}</p>
            <Reference>
              <dt>{words.reference}</dt>
              <dd>{sent.reference}</dd>
            </Reference>
            <Quiet>{words.referenceHint}</Quiet>
          </Stack>
        </div>
        <Actions>
          <Button variant="outlined" onClick={onAgain}>
            {words.another}
          </Button>
        </Actions>
      </Stack>
    </Box>
  )
}
