import { useState } from 'react'
import { Field, SelectField, TextArea } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { SubmitButton } from '@/components/form/SubmitButton'
import { Stack } from '@/components/Panel'
import { styled } from '@/lib/styled'
import { contactRules, contactTopics } from './contactForm'
import { contentText } from '../text'
import { contactText as words } from './text'
import { useContactForm, type Sent } from './useContactForm'
import { ContactSent } from './ContactSent'

// Out of sight, not `display: none`: programs that fill in forms skip what is not there at all.
const Decoy = styled('div')({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
const Actions = styled('div')({ justifySelf: 'start' })

/** A message to the marketplace; once sent its reference stands in place of the form. */
export function ContactForm({ address }: { address?: string | undefined }) {
  const [sent, setSent] = useState<Sent>(null)
  if (sent) return <ContactSent sent={sent} onAgain={() => setSent(null)} />
  return <MessageForm address={address} onSent={setSent} />
}

function MessageForm({ address, onSent }: { address: string | undefined; onSent: (sent: Sent) => void }) {
  const { form, fault, isSending, submit } = useContactForm(onSent)
  const { errors } = form.formState
  const field = (name: keyof typeof contactRules) => ({
    ...form.register(name, { validate: contactRules[name] }),
    error: errors[name]?.message,
  })
  return (
    <form noValidate aria-labelledby="contact-form" onSubmit={(event) => void submit(event)}>
      <Stack gap={20}>
        <h2 id="contact-form">{contentText.writeToUs}</h2>
        {fault && (
          <FormAlert>
            {fault}
            {address && (
              <span>
                {words.orMail} <a href={`mailto:${address}`}>{address}</a>
              </span>
            )}
          </FormAlert>
        )}
        <Field label={words.name} autoComplete="name" {...field('name')} />
        <Field
          label={words.email}
          hint={words.emailHint}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...field('email')}
        />
        <SelectField label={words.topic} {...field('topic')}>
          <option value="">{words.chooseTopic}</option>
          {contactTopics.map((topic) => (
            <option key={topic} value={topic}>
              {words.topics[topic]}
            </option>
          ))}
        </SelectField>
        <TextArea label={words.message} hint={words.messageHint} rows={7} {...field('message')} />
        <Decoy aria-hidden="true">
          <label>
            {words.decoy}
            <input type="text" tabIndex={-1} autoComplete="off" {...form.register('website')} />
          </label>
        </Decoy>
        <Actions>
          <SubmitButton busy={isSending}>{words.send}</SubmitButton>
        </Actions>
      </Stack>
    </form>
  )
}
