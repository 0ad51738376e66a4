import { useEffect, useRef, useState } from 'react'
import Avatar from '@mui/material/Avatar'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import CheckIcon from 'lucide-react/icons/check'
import { useSearchParams } from 'react-router-dom'
import { problemOf, type ProblemView } from '@/api/problem'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { FormErrors } from '@/components/form/FormErrors'
import { atLeast, atMost, matching } from '@/components/form/rules'
import { SelectField } from '@/components/form/SelectField'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { useSession } from '@/features/auth/useSession'
import { formatTime } from '@/lib/dates'
import { radius, visuallyHidden } from '@/lib/design'
import { useSendContactMessageMutation, type ContactTopic } from '../api'
import { contentText } from '../text'
import { contactText as words } from './text'

// Out of sight, not `display: none`: programs that fill in forms skip what is not there at all.
const Decoy = styled('div')(visuallyHidden)
const Actions = styled('div')({ justifySelf: 'start' })

/** A message to the marketplace; once sent its reference stands in place of the form. */
export function ContactForm({ address }: { address?: string | undefined }) {
  const [sent, setSent] = useState<Sent>(null)
  if (sent) return <ContactSent sent={sent} onAgain={() => setSent(null)} />
  return <MessageForm address={address} onSent={setSent} />
}

function MessageForm({ address, onSent }: { address: string | undefined; onSent: (sent: Sent) => void }) {
  // Whoever is known need not be asked; what was typed before that stays.
  const { user } = useSession()
  const [params] = useSearchParams()
  const person = user ? { name: user.username, email: user.email } : {}
  const form = useContactForm({ ...person, topic: topicOf(params.get('topic')) }, onSent)
  return (
    <form aria-labelledby="contact-form" {...form.props}>
      <Stack spacing={2.5}>
        <h2 id="contact-form">{contentText.writeToUs}</h2>
        {form.alert && <Refusal address={address}>{form.alert}</Refusal>}
        <FormErrors form={{ ...form, alert: null }} />
        <Field label={words.name} autoComplete="name" {...form.field('name', rules.name)} />
        <Field
          label={words.email}
          hint={words.emailHint}
          type="email"
          autoComplete="email"
          slotProps={{ input: { inputMode: 'email' } }}
          {...form.field('email', rules.email)}
        />
        <SelectField label={words.topic} {...form.field('topic', rules.topic)}>
          <option value="">{words.chooseTopic}</option>
          {contactTopics.map((topic) => (
            <option key={topic} value={topic}>
              {words.topics[topic]}
            </option>
          ))}
        </SelectField>
        <Field
          multiline
          rows={7}
          label={words.message}
          hint={words.messageHint}
          {...form.field('message', rules.message)}
        />
        <Decoy aria-hidden="true">
          <label>
            {words.decoy}
            <input type="text" tabIndex={-1} autoComplete="off" {...form.register('website')} />
          </label>
        </Decoy>
        <Actions>
          <SubmitButton busy={form.isSending}>{words.send}</SubmitButton>
        </Actions>
      </Stack>
    </form>
  )
}

/** Why the message did not go, and how else to write. */
function Refusal({ address, children }: { address: string | undefined; children: string }) {
  return (
    <FormAlert>
      {children}
      {address && (
        <span>
          {words.orMail} <a href={`mailto:${address}`}>{address}</a>
        </span>
      )}
    </FormAlert>
  )
}

const Reference = styled('dl')(({ theme }) => ({
  padding: '12px 16px',
  borderRadius: radius.field,
  backgroundColor: theme.vars.palette.surface.sunken,
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { ...theme.typography.h3, userSelect: 'all' },
}))

/** What became of a message. It takes the focus, so that a screen reader says it and the next Tab is near. */
function ContactSent({ sent, onAgain }: { sent: NonNullable<Sent>; onAgain: () => void }) {
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
        <Avatar variant="rounded" sx={{ inlineSize: 44, blockSize: 44, color: 'success.main', bgcolor: 'box.success' }}>
          <CheckIcon />
        </Avatar>
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

/** What was sent, or null. */
type Sent = { reference: string; email: string } | null

/** Why the server did not take the message. */
function refusalOf(error: unknown): ProblemView {
  const again = againAt(error)
  if (again !== null) return { message: words.tooMany(formatTime(again)), fields: {} }
  return problemOf(error, words.failed)
}

/** What the form begins with. `website` is the decoy that people do not see. */
const empty = { name: '', email: '', topic: '' as ContactTopic | '', message: '', website: '' }

/** Sends what is typed and hands on what came of it; what is known of the person may come later than the form. */
function useContactForm(known: Partial<typeof empty>, onSent: (sent: Sent) => void) {
  const [send] = useSendContactMessageMutation()
  return useProblemForm({
    defaultValues: empty,
    values: { ...empty, ...known },
    send: async (typed) => {
      const answer = await send({ contactMessage: { ...typed, topic: typed.topic as ContactTopic } })
      if (answer.error) return refusalOf(answer.error)
      onSent({ reference: answer.data.reference, email: typed.email })
      return null
    },
  })
}

const contactTopics = ['order', 'product', 'selling', 'account', 'rights', 'other'] as const

/** What each field must hold. */
const rules = {
  name: { required: words.nameMissing, validate: atMost(100, words.nameLong) },
  email: matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, words.emailWrong),
  topic: { required: words.topicMissing },
  message: { validate: { least: atLeast(10, words.messageShort), most: atMost(5000, words.messageLong) } },
}

/** The topic of this name, or none chosen. */
const topicOf = (name: string | null): ContactTopic | '' => contactTopics.find((known) => known === name) ?? ''

/** When to try again after an error that said how long to wait, or null. */
function againAt(error: unknown): string | null {
  const seconds = (error as { retryAfter?: unknown }).retryAfter
  return typeof seconds === 'number' ? new Date(Date.now() + seconds * 1000).toISOString() : null
}
