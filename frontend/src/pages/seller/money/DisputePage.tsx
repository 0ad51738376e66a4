import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { Link, useParams } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { ErrorState } from '@/components/ErrorState'
import { FormAlert } from '@/components/form/FormAlert'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { StatusChip } from '@/components/StatusChip'
import { useGetSellerDisputeQuery, type Dispute, type DisputeDetail } from '@/features/seller/money/api'
import { DescriptionList } from '@/components/DescriptionList'
import { NotFoundState } from '@/components/NotFoundState'
import { MoneyBreadcrumbs } from '@/features/seller/money/components/MoneyTabs'
import { AcceptClaim } from '@/features/seller/money/disputes/AcceptClaim'
import { DisputeAnswer } from '@/features/seller/money/disputes/DisputeAnswer'
import { EvidenceForm } from '@/features/seller/money/disputes/EvidenceForm'
import { disputeText } from '@/features/seller/money/disputes/text'
import {
  disputeStatusChip,
  isOpen,
  outcomeName,
  reasonName,
  stageName,
} from '@/features/seller/money/disputes/names'
import { formatDateTime } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/paths'

/** One dispute: until when to answer, what it is about, and what the shop said. */
export function DisputePage() {
  const id = Number(useParams().disputeId)
  const isId = Number.isSafeInteger(id) && id > 0
  const { currentData: data, error, refetch } = useGetSellerDisputeQuery(isId ? { id } : skipToken, {
    refetchOnMountOrArgChange: true,
  })
  if (data) return <Details key={data.dispute.id} detail={data} />
  if (!isId || (error && problemOf(error).status === 404))
    return (
      <NotFoundState
        title={disputeText.missingTitle}
        text={disputeText.missingText}
        to={paths.sellerDisputes()}
        linkLabel={disputeText.all}
      />
    )
  return (
    <Stack spacing={2.5}>
      <PageTitle>{disputeText.one}</PageTitle>
      <MoneyBreadcrumbs view="disputes" current={disputeText.one} />
      <h1>{disputeText.one}</h1>
      {error ? (
        <ErrorState
          title={disputeText.oneFailed}
          text={problemOf(error).message}
          requestId={problemOf(error).requestId}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton aria-busy="true" height={420} />
      )}
    </Stack>
  )
}

function Details({ detail: { dispute, evidence } }: { detail: DisputeDetail }) {
  return (
    <Stack spacing={2.5}>
      <PageTitle>{disputeText.of(dispute.orderNumber)}</PageTitle>
      <Stack spacing={1}>
        <MoneyBreadcrumbs view="disputes" current={disputeText.one} />
        <Row>
          <h1>{disputeText.of(dispute.orderNumber)}</h1>
          <StatusChip {...disputeStatusChip(dispute)} />
        </Row>
      </Stack>
      {isOpen(dispute) && dispute.respondBy && (
        <FormAlert tone="warning">
          <strong>{disputeText.answerBy(formatDateTime(dispute.respondBy))}</strong>
          <span>{disputeText.answerByText}</span>
        </FormAlert>
      )}
      {dispute.acceptedAt && !dispute.resolvedAt && (
        <FormAlert tone="info">{dispute.acceptedByShop ? disputeText.acceptedByYou : disputeText.accepted}</FormAlert>
      )}
      {dispute.acceptFailure && dispute.acceptedByShop && isOpen(dispute) && <FormAlert>{disputeText.acceptFailed}</FormAlert>}
      <DisputeFacts dispute={dispute} />
      <Said evidence={evidence} />
      {isOpen(dispute) && (
        <Paper variant="panel" component="section" aria-label={disputeText.answer}>
          <Stack spacing={2}>
            <h2>{disputeText.answer}</h2>
            <EvidenceForm dispute={dispute} />
            <AcceptClaim dispute={dispute} />
          </Stack>
        </Paper>
      )}
    </Stack>
  )
}

function DisputeFacts({ dispute }: { dispute: Dispute }) {
  const { orderNumber, shopOrderId } = dispute
  const order = shopOrderId ? <Link to={paths.sellerOrder(shopOrderId)}>{orderNumber}</Link> : orderNumber
  return (
    <DescriptionList
      items={[
        [disputeText.amount, disputeText.amountOf(formatMoney(dispute.amount, dispute.currency))],
        [disputeText.reason, reasonName(dispute.reason)],
        [disputeText.stage, stageName(dispute.stage)],
        [disputeText.order, order],
        [disputeText.opened, formatDateTime(dispute.openedAt)],
        ...(dispute.outcome ? [[disputeText.outcome, outcomeName(dispute.outcome)] as const] : []),
      ]}
    />
  )
}

function Said({ evidence }: Pick<DisputeDetail, 'evidence'>) {
  if (evidence.length === 0) return null
  return (
    <Paper variant="panel" component="section" aria-label={disputeText.said}>
      <Stack spacing={2}>
        <h2>{disputeText.said}</h2>
        {evidence.map((answer) => (
          <DisputeAnswer key={answer.id} answer={answer} refused={() => disputeText.refused} />
        ))}
      </Stack>
    </Paper>
  )
}
