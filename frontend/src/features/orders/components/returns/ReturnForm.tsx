import { useId, useRef, useState, type ReactNode, type Ref, type SubmitEvent } from 'react'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { FieldError, Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { FormErrors } from '@/components/form/FormErrors'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { Row } from '@/components/Row'
import { formatMoney } from '@/lib/money'
import type { Order, ShopOrder } from '../../api'
import { keepPhotos, keepReturnDraft, readPhotos, readReturnDraft } from '../../returnDraft'
import { chosenLines, mayStillCome, wantsPhotos, piecesWithBuyer, refundableWorth } from '../../returns'
import { contentsOf, type Pieces } from '../../pieces'
import { PhotoField } from '../photos/PhotoField'
import { PieceSteppers } from './PieceSteppers'
import { ReasonField, type RequestValues } from './ReasonField'
import { maxTextLength, requiredTextRules } from './rules'
import { returnText } from './text'
import { useSendReturn } from './useSendReturn'

const words = returnText.ask

interface ReturnFormProps {
  order: Order
  shopOrder: ShopOrder
  /** It is on its way, and the order may say so before its photos are. */
  onSending: () => void
  /** It was asked for; the id of the return. */
  onSent: (returnId: number) => void
}

/** What comes back, why, and how that looks. What was begun is found again as it was. */
export function ReturnForm({ order, shopOrder, onSending, onSent }: ReturnFormProps) {
  const { id: part, lines } = shopOrder
  const [initial] = useState(() => readReturnDraft(part))
  const [pieces, setPieces] = useState(() => startWith(shopOrder, initial.pieces))
  const [photos, setPhotos] = useState(() => readPhotos(part))
  const [isEmpty, setEmpty] = useState(false)
  const items = useRef<HTMLHeadingElement>(null)
  const reasonTitle = useId()
  const send = useSendReturn({ order, shopOrder, onSending, onSent })
  const form = useProblemForm<RequestValues>({
    defaultValues: { reason: initial.reason, words: initial.words },
    send: async (values) => {
      const chosen = chosenLines(lines, pieces)
      if (chosen.length > 0) return send(values, chosen, photos)
      items.current?.focus()
      return null
    },
  })
  // With the faults of the fields, not after them.
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    setEmpty(chosenLines(lines, pieces).length === 0)
    form.props.onSubmit(event)
  }
  // The choice is a controlled field: asking for it here shows its notes below.
  const reason = form.watch('reason')
  const choosePieces = (next: Pieces) => {
    setEmpty(false)
    setPieces(next)
    keepReturnDraft(part, { pieces: next })
  }
  const choosePhotos = (chosen: File[]) => {
    setPhotos(chosen)
    keepPhotos(part, chosen)
  }
  return (
    <form {...form.props} onSubmit={submit}>
      <Stack spacing={2}>
        <FormErrors form={form} />
        <Block title={words.items} headingRef={items}>
          <PieceSteppers lines={lines} pieces={pieces} onChange={choosePieces} />
          <div role="alert">{isEmpty && <FieldError>{words.itemsEmpty}</FieldError>}</div>
        </Block>
        <Block title={words.reason} titleId={reasonTitle}>
          <ReasonField
            control={form.control}
            labelledBy={reasonTitle}
            onChoose={(chosen) => keepReturnDraft(part, { reason: chosen })}
          />
          <ReasonNote shopOrder={shopOrder} reason={reason} />
        </Block>
        <Paper variant="panel">
          <Stack spacing={2}>
            <Field
              multiline
              rows={5}
              label={words.words}
              hint={words.wordsHint}
              slotProps={{ input: { maxLength: maxTextLength } }}
              {...form.field('words', {
                ...requiredTextRules(words.wordsMissing),
                onChange: ({ target }) => keepReturnDraft(part, { words: target.value }),
              })}
            />
            {reason !== 'not_received' && (
              <PhotoField
                photos={photos}
                hint={wantsPhotos(reason) ? words.photosWanted : words.photosOptional}
                isSending={form.isSending}
                refused={undefined}
                onChange={choosePhotos}
              />
            )}
          </Stack>
        </Paper>
        <Block title={words.review}>
          <Summary order={order} shopOrder={shopOrder} pieces={pieces} reason={reason} />
          <Row>
            <SubmitButton busy={form.isSending}>{words.send}</SubmitButton>
          </Row>
          <div role="status">
            {form.isSending && (
              <Typography variant="body2" color="textSecondary">
                {photos.length > 0 ? words.sendingPhotos(photos.length) : words.sending}
              </Typography>
            )}
          </div>
        </Block>
      </Stack>
    </form>
  )
}

/** The pieces to begin with: those of the draft that are still there; the only one there is. */
function startWith({ lines }: ShopOrder, kept: Pieces): Pieces {
  const most = Object.fromEntries(lines.map((line) => [line.id, piecesWithBuyer(line)]))
  const all = Object.values(most).reduce((sum, count) => sum + count, 0)
  if (all === 1) return most
  return Object.fromEntries(lines.map(({ id }) => [id, Math.min(kept[id] ?? 0, most[id] ?? 0)]))
}

/** What a reason means where the items are. */
function ReasonNote({ shopOrder, reason }: { shopOrder: ShopOrder; reason: string }) {
  if (shopOrder.status !== 'in_delivery' || reason === '') return null
  if (reason !== 'not_received') return <FormAlert tone="info">{words.arrived}</FormAlert>
  return mayStillCome(shopOrder) ? <FormAlert tone="info">{words.mayCome}</FormAlert> : null
}

const Money = styled('p')({ fontWeight: 650, fontVariantNumeric: 'tabular-nums' })

interface SummaryProps {
  order: Order
  shopOrder: ShopOrder
  pieces: Pieces
  reason: string
}

/** What is asked for, what it brings and what comes next, before it is sent. */
function Summary({ order, shopOrder, pieces, reason }: SummaryProps) {
  const { lines } = shopOrder
  const chosen = chosenLines(lines, pieces)
  if (chosen.length === 0) return <p>{words.itemsEmpty}</p>
  const worth = refundableWorth(shopOrder, pieces)
  return (
    <>
      <p>{contentsOf({ lines: chosen }, lines)}</p>
      <Money>{worth > 0 ? words.worth(formatMoney(worth, order.currency)) : returnText.nothingLeft}</Money>
      {worth > 0 && reason !== '' && (
        <Typography variant="body2" color="textSecondary">
          {reason === 'changed_mind' ? words.nextMind : words.next} {reason !== 'not_received' && words.wait}
        </Typography>
      )}
    </>
  )
}

const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h3, '&:focus': { outline: 'none' } }))

interface BlockProps {
  title: string
  titleId?: string
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** One question of the form. */
function Block({ title, titleId, headingRef, children }: BlockProps) {
  return (
    <Paper variant="panel" component="section" aria-label={title}>
      <Stack spacing={2}>
        <Heading id={titleId} ref={headingRef} tabIndex={-1}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Paper>
  )
}
