import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { Link, useParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { ErrorState } from '@/components/ErrorState'
import { DescriptionList } from '@/components/DescriptionList'
import { FormAlert } from '@/components/form/FormAlert'
import { NotFoundState } from '@/components/NotFoundState'
import { PageTitle } from '@/components/Page'
import { Panel } from '@/components/Panel'
import { Row } from '@/components/Row'
import { StatusChip } from '@/components/StatusChip'
import { BackOfficeBreadcrumbs } from '@/components/BackOfficeBreadcrumbs'
import { useFocusAfterChange } from '@/components/useFocusAfterChange'
import { useGetDisputeQuery, type MarketDispute, type MarketDisputeDetail } from '@/features/operator/api'
import { AcceptDispute } from '@/features/operator/money/AcceptDispute'
import { DisputedShops } from '@/features/operator/money/DisputedShops'
import { disputeStatusChip, isOpenDispute, outcomeName, stageName } from '@/features/operator/money/states'
import { operatorDisputeText as words } from '@/features/operator/money/text'
import { consoleText } from '@/features/operator/text'
import { DisputeAnswer } from '@/features/seller/money/disputes/DisputeAnswer'
import { disputeText } from '@/features/seller/money/disputes/text'
import { reasonName } from '@/features/seller/money/disputes/names'
import { formatDateTime } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'

const crumbs = [{ name: consoleText.pages.disputes, to: paths.adminDisputes() }] as const

/** One dispute: what the buyer says, what the shops say, and the way to agree with the buyer. */
export function OperatorDisputePage() {
  const id = Number(useParams().disputeId)
  const isId = Number.isSafeInteger(id) && id > 0
  const { currentData: data, error, refetch } = useGetDisputeQuery(isId ? { id } : skipToken, {
    refetchOnMountOrArgChange: true,
  })
  if (data) return <Details key={data.dispute.id} detail={data} />
  if (!isId || (error && problemOf(error).status === 404))
    return (
      <NotFoundState
        title={disputeText.missingTitle}
        text={words.missingText}
        to={paths.adminDisputes()}
        linkLabel={disputeText.all}
      />
    )
  return (
    <Stack spacing={2.5}>
      <PageTitle>{disputeText.one}</PageTitle>
      <BackOfficeBreadcrumbs crumbs={crumbs} current={disputeText.one} />
      <h1>{disputeText.one}</h1>
      {error ? (
        <ErrorState
          title={disputeText.oneFailed}
          requestId={problemOf(error).requestId}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton aria-busy="true" height={420} />
      )}
    </Stack>
  )
}

function Details({ detail: { dispute, evidence } }: { detail: MarketDisputeDetail }) {
  const isOpen = isOpenDispute(dispute)
  // The button that agreed with the buyer is gone.
  const heading = useFocusAfterChange<HTMLHeadingElement>(isOpen)
  const title = disputeText.of(dispute.orderNumber)
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
            <StatusChip {...disputeStatusChip(dispute)} />
          </Row>
          {isOpen && <AcceptDispute dispute={dispute} />}
        </Row>
      </Stack>
      <Stand dispute={dispute} />
      <DescriptionList
        items={[
          [disputeText.amount, disputeText.amountOf(formatMoney(dispute.amount, dispute.currency))],
          [words.complaint, reasonName(dispute.reason)],
          [words.stage, stageName(dispute.stage)],
          [consoleText.order, <Link key="order" to={paths.adminOrder(dispute.orderId)}>{dispute.orderNumber}</Link>],
          [disputeText.opened, formatDateTime(dispute.openedAt)],
          [words.shops, <DisputedShops key="shops" shops={dispute.shops} />],
          ...(dispute.outcome ? [[words.outcome, outcomeName(dispute.outcome)] as const] : []),
        ]}
      />
      <Panel title={words.said}>
        {evidence.length === 0 && <p>{words.saidNone}</p>}
        {evidence.map((answer) => (
          <DisputeAnswer
            key={answer.id}
            answer={answer}
            by={<strong>{dispute.shops.find(({ id }) => id === answer.shopId)?.name}</strong>}
            refused={words.refused}
          />
        ))}
      </Panel>
    </Stack>
  )
}

/** Until when it waits for an answer, or who agreed with the buyer, and whether PayPal took that. */
function Stand({ dispute }: { dispute: MarketDispute }) {
  const { acceptFailure, acceptedAt, acceptedByShop, resolvedAt, respondBy } = dispute
  if (resolvedAt) return null
  if (acceptedAt) return <FormAlert tone="info">{acceptedByShop ? words.acceptedByShop : words.accepted}</FormAlert>
  return (
    <>
      {acceptFailure && (
        <FormAlert>
          <strong>{words.acceptFailed}</strong>
          <span>{acceptFailure}</span>
        </FormAlert>
      )}
      {respondBy && (
        <FormAlert tone="warning">
          <strong>{words.deadline(formatDateTime(respondBy))}</strong>
          <span>{words.deadlineText}</span>
        </FormAlert>
      )}
    </>
  )
}
