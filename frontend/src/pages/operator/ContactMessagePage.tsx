import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { Link, useParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { Email } from '@/components/Email'
import { ErrorState } from '@/components/ErrorState'
import { Facts } from '@/components/Facts'
import { FormAlert } from '@/components/form/FormAlert'
import { Missing } from '@/components/Missing'
import { PageTitle } from '@/components/Page'
import { Panel } from '@/components/Panel'
import { Row } from '@/components/Row'
import { Said } from '@/components/Said'
import { StatusChip } from '@/components/StatusChip'
import { Trail } from '@/components/Trail'
import { useFocusAfter } from '@/components/useFocusAfter'
import { contactText } from '@/features/content/contact/text'
import { useGetContactMessageQuery, type ContactRecord } from '@/features/operator/api'
import { AnswerForm } from '@/features/operator/contact/AnswerForm'
import { ContactActs } from '@/features/operator/contact/ContactActs'
import { contactWords } from '@/features/operator/contact/contactStates'
import { deskText as words } from '@/features/operator/contact/text'
import { consoleText } from '@/features/operator/text'
import { formatDateTime } from '@/lib/dates'
import { paths } from '@/lib/paths'

const trail = [{ name: consoleText.pages.contact, to: paths.adminContact() }] as const

/** One contact message: what it says, what was answered, and the next answer. */
export function ContactMessagePage() {
  const id = Number(useParams().messageId)
  const isId = Number.isSafeInteger(id) && id > 0
  const { currentData: message, error, refetch } = useGetContactMessageQuery(isId ? { id } : skipToken, {
    refetchOnMountOrArgChange: true,
  })
  if (message) return <Message message={message} />
  if (!isId || (error && problemOf(error).status === 404))
    return <Missing title={words.missingTitle} text={words.missingText} to={paths.adminContact()} all={words.all} />
  return (
    <Stack spacing={2.5}>
      <PageTitle>{words.one}</PageTitle>
      <Trail crumbs={trail} current={words.one} />
      <h1>{words.one}</h1>
      {error ? (
        <ErrorState title={words.oneFailed} requestId={problemOf(error).requestId} onRetry={() => void refetch()} />
      ) : (
        <Skeleton aria-busy="true" height={480} />
      )}
    </Stack>
  )
}

function Message({ message }: { message: ContactRecord }) {
  const { id, name, email, topic, reference, language, status, createdAt, answers } = message
  const title = words.title(name)
  // The button that closed or reopened it is gone.
  const heading = useFocusAfter<HTMLHeadingElement>(status === 'closed')
  return (
    <Stack spacing={2.5}>
      <PageTitle>{title}</PageTitle>
      <Stack spacing={1}>
        <Trail crumbs={trail} current={title} />
        <Row spread>
          <Row>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            <StatusChip {...contactWords(status)} />
          </Row>
          <ContactActs message={message} />
        </Row>
      </Stack>
      <Facts
        facts={[
          [words.email, <Email key="email">{email}</Email>],
          [words.topic, contactText.topics[topic]],
          [words.reference, reference],
          [words.came, formatDateTime(createdAt)],
          [words.language, words.languages[language]],
          [words.person, <Link key="person" to={paths.adminPeople({ q: email })}>{words.seePerson}</Link>],
        ]}
      />
      <Panel title={words.message}>
        <Said>{message.message}</Said>
      </Panel>
      <Panel title={words.answers}>
        {answers.length === 0 && <p>{words.noAnswers}</p>}
        {answers.map((answer) => (
          <Said key={answer.id} title={words.by(answer.by, formatDateTime(answer.createdAt))}>
            {answer.text}
          </Said>
        ))}
      </Panel>
      {status === 'closed' ? <FormAlert tone="info">{words.isClosed}</FormAlert> : <AnswerForm key={id} message={message} />}
    </Stack>
  )
}
