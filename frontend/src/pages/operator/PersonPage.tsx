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
import { Row } from '@/components/Row'
import { StatusChip } from '@/components/StatusChip'
import { BackOfficeBreadcrumbs } from '@/components/BackOfficeBreadcrumbs'
import { useFocusAfterChange } from '@/components/useFocusAfterChange'
import { useGetPersonQuery, type PersonRecord } from '@/features/operator/api'
import { Devices } from '@/features/operator/people/Devices'
import { LockActions } from '@/features/operator/people/LockActions'
import { OperatorRolePanel } from '@/features/operator/people/OperatorRolePanel'
import { PersonalData } from '@/features/operator/people/PersonalData'
import { roleNames, personStatusChip } from '@/features/operator/people/personStates'
import { peopleText, personText as words } from '@/features/operator/people/text'
import { consoleText } from '@/features/operator/text'
import { formatDate, formatDateTime } from '@/lib/dates'
import { formatNumber } from '@/lib/language'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'

const crumbs = [{ name: consoleText.pages.people, to: paths.adminPeople() }] as const

/** One person: what they bought, where they are signed in, and what can be done for or against them. */
export function PersonPage() {
  const personId = Number(useParams().personId)
  const isId = Number.isSafeInteger(personId) && personId > 0
  const { currentData: person, error, refetch } = useGetPersonQuery(isId ? { personId } : skipToken, {
    refetchOnMountOrArgChange: true,
  })
  if (person) return <Details person={person} />
  if (!isId || (error && problemOf(error).status === 404))
    return <NotFoundState title={words.missingTitle} text={words.missingText} to={paths.adminPeople()} linkLabel={words.all} />
  return (
    <Stack spacing={2.5}>
      <PageTitle>{words.one}</PageTitle>
      <BackOfficeBreadcrumbs crumbs={crumbs} current={words.one} />
      <h1>{words.one}</h1>
      {error ? (
        <ErrorState title={words.failed} requestId={problemOf(error).requestId} onRetry={() => void refetch()} />
      ) : (
        <Skeleton aria-busy="true" height={420} />
      )}
    </Stack>
  )
}

function Details({ person }: { person: PersonRecord }) {
  const { lock } = person
  // The button that locked or unlocked the account is gone.
  const heading = useFocusAfterChange<HTMLHeadingElement>(lock !== null)
  return (
    <Stack spacing={2.5}>
      <PageTitle>{person.username}</PageTitle>
      <Stack spacing={1}>
        <BackOfficeBreadcrumbs crumbs={crumbs} current={person.username} />
        <Row spread>
          <Row>
            <h1 ref={heading} tabIndex={-1}>
              {person.username}
            </h1>
            <StatusChip {...personStatusChip(person)} />
          </Row>
          <LockActions person={person} />
        </Row>
      </Stack>
      {lock && (
        <FormAlert tone="info">
          <strong>{words.lockedSince(formatDate(lock.at), lock.by)}</strong>
          <span>{lock.reason}</span>
        </FormAlert>
      )}
      <PersonFacts person={person} />
      <Devices person={person} />
      <OperatorRolePanel person={person} />
      <PersonalData person={person} />
    </Stack>
  )
}

function PersonFacts({ person }: { person: PersonRecord }) {
  const { shopId } = person
  const day = (iso: string | null) => (iso ? formatDate(iso) : words.never)
  return (
    <DescriptionList
      items={[
        [peopleText.email, <Email key="email">{person.email}</Email>],
        [consoleText.role, roleNames(person)],
        [peopleText.since, formatDate(person.createdAt)],
        [peopleText.seen, person.lastSeenAt ? formatDateTime(person.lastSeenAt) : words.never],
        [peopleText.orders, <OrdersOf key="orders" person={person} />],
        [peopleText.spent, formatMoney(person.orderTotal, person.currency)],
        [words.lastOrder, day(person.lastOrderAt)],
        ...(shopId === null
          ? []
          : [[words.shop, <Link key="shop" to={paths.adminShop(shopId)}>{words.seeShop}</Link>] as const]),
      ]}
    />
  )
}

/** How many there are, with the way to them. */
function OrdersOf({ person: { id, orderCount } }: { person: PersonRecord }) {
  const count = formatNumber(orderCount)
  if (orderCount === 0) return count
  return (
    <Link to={paths.adminOrders({ buyer: String(id) })} aria-label={words.seeOrders(count)}>
      {count}
    </Link>
  )
}
