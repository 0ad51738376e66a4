import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { Link, useParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { Email } from '@/components/Email'
import { ErrorState } from '@/components/ErrorState'
import { DescriptionList } from '@/components/DescriptionList'
import { FormAlert } from '@/components/form/FormAlert'
import { NotFoundState } from '@/components/NotFoundState'
import { PageTitle } from '@/components/Page'
import { Panel } from '@/components/Panel'
import { Row } from '@/components/Row'
import { QuotedText } from '@/components/QuotedText'
import { StatusChip } from '@/components/StatusChip'
import { BackOfficeBreadcrumbs } from '@/components/BackOfficeBreadcrumbs'
import { useFocusAfterChange } from '@/components/useFocusAfterChange'
import { contactText } from '@/features/content/contact/text'
import { useGetContactMessageQuery, type ContactRecord } from '@/features/operator/api'
import { AnswerForm } from '@/features/operator/contact/AnswerForm'
import { ContactMessageActions } from '@/features/operator/contact/ContactMessageActions'
import { contactStatusChip } from '@/features/operator/contact/contactStates'
import { deskText as words } from '@/features/operator/contact/text'
import { consoleText } from '@/features/operator/text'
import { formatDateTime } from '@/lib/dates'
import { paths } from '@/lib/paths'

const crumbs = [{ name: consoleText.pages.contact, to: paths.adminContact() }] as const

/** One contact message: what it says, what was answered, and the next answer. */
export function ContactMessagePage() {
  const id = Number(useParams().messageId)
  const isId = Number.isSafeInteger(id) && id > 0
  const { currentData: message, error, refetch } = useGetContactMessageQuery(isId ? { id } : skipToken, {
    refetchOnMountOrArgChange: true,
  })
  if (message) return <Message message={message} />
  if (!isId || (error && problemOf(error).status === 404))
    return <NotFoundState title={words.missingTitle} text={words.missingText} to={paths.adminContact()} linkLabel={words.all} />
  return (
    <Stack spacing={2.5}>
      <PageTitle>{words.one}</PageTitle>
      <BackOfficeBreadcrumbs crumbs={crumbs} current={words.one} />
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
  const heading = useFocusAfterChange<HTMLHeadingElement>(status === 'closed')
  return (
    <Stack spacing={2.5}>
      <PageTitle>{title}</PageTitle>
      <Stack spacing={1}>
        <BackOfficeBreadcrumbs crumbs={crumbs} current={title} />
        <Row spread>
          <Row>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            <StatusChip {...contactStatusChip(status)} />
          </Row>
          <ContactMessageActions message={message} />
        </Row>
      </Stack>
      <DescriptionList
        items={[
          [words.email, <Email key="email">{email}</Email>],
          [words.topic, contactText.topics[topic]],
          [words.reference, reference],
          [words.came, formatDateTime(createdAt)],
          [words.language, words.languages[language]],
          [words.person, <Link key="person" to={paths.adminPeople({ q: email })}>{words.seePerson}</Link>],
        ]}
      />
      <Panel title={words.message}>
        <QuotedText>{message.message}</QuotedText>
      </Panel>
      <Panel title={words.answers}>
        {answers.length === 0 && <p>{words.noAnswers}</p>}
        {answers.map((answer) => (
          <QuotedText key={answer.id} title={words.by(answer.by, formatDateTime(answer.createdAt))}>
            {answer.text}
          </QuotedText>
        ))}
      </Panel>
      {status === 'closed' ? <FormAlert tone="info">{words.isClosed}</FormAlert> : <AnswerForm key={id} message={message} />}
    </Stack>
  )
}
