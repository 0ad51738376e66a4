import { useState } from 'react'
import Stack from '@mui/material/Stack'
import { useSearchParams } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { FormNotes } from '@/components/form/FormNotes'
import { SelectField } from '@/components/form/SelectField'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useSession } from '@/features/auth/useSession'
import { unseen } from '@/lib/design'
import { contactRules as rules, contactTopics, topicOf } from './contactForm'
import { contentText } from '../text'
import { contactText as words } from './text'
import { useContactForm, type Sent } from './useContactForm'
import { ContactSent } from './ContactSent'

// Out of sight, not `display: none`: programs that fill in forms skip what is not there at all.
const Decoy = styled('div')(unseen)
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
        <FormNotes form={{ ...form, alert: null }} />
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
