import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { Field, SelectField, TextArea } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { FormNotes } from '@/components/form/FormNotes'
import { SubmitButton } from '@/components/form/SubmitButton'
import { Stack } from '@/components/Panel'
import { useSession } from '@/features/auth/useSession'
import { unseen } from '@/lib/design'
import { contactTopics, topicOf } from './contactForm'
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
  const form = useContactForm(onSent)
  // Whoever is known need not be asked; what was typed before that stays.
  const { user } = useSession()
  const [params] = useSearchParams()
  return (
    <form aria-labelledby="contact-form" {...form.props}>
      <Stack gap={20}>
        <h2 id="contact-form">{contentText.writeToUs}</h2>
        {form.alert && <Refusal address={address}>{form.alert}</Refusal>}
        <FormNotes form={{ ...form, alert: null }} />
        <Field label={words.name} autoComplete="name" defaultValue={user?.username} {...form.field('name')} />
        <Field
          label={words.email}
          hint={words.emailHint}
          type="email"
          inputMode="email"
          autoComplete="email"
          defaultValue={user?.email}
          {...form.field('email')}
        />
        <SelectField label={words.topic} defaultValue={topicOf(params.get('topic'))} {...form.field('topic')}>
          <option value="">{words.chooseTopic}</option>
          {contactTopics.map((topic) => (
            <option key={topic} value={topic}>
              {words.topics[topic]}
            </option>
          ))}
        </SelectField>
        <TextArea label={words.message} hint={words.messageHint} rows={7} {...form.field('message')} />
        <Decoy aria-hidden="true">
          <label>
            {words.decoy}
            <input type="text" name="website" tabIndex={-1} autoComplete="off" />
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
