import { useRef, useState } from 'react'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { problemOf } from '@/api/problem'
import { ConfirmDialog } from '@/components/ConfirmDialog'
import { ErrorState } from '@/components/ErrorState'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { FormErrors } from '@/components/form/FormErrors'
import { atMost } from '@/components/form/rules'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { Row } from '@/components/Row'
import { TaskDialog } from '@/components/TaskDialog'
import { useFocusAfterChange } from '@/components/useFocusAfterChange'
import { paths } from '@/lib/paths'
import {
  useGetWishlistShareQuery,
  useRenewWishlistLinkMutation,
  useShareWishlistMutation,
  useStopSharingWishlistMutation,
} from '../../personalApi'
import { shareWishlistText as words } from './text'

/** Says what has become of the link, and takes the focus of what went with the old one. */
const Said = styled('p')({ fontWeight: 550, '&:not(:empty)': { marginBlockStart: 12 }, '&:focus': { outline: 'none' } })

/** Lets others see the wishlist by a link: makes it, hands it on, replaces and ends it. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useGetWishlistShareQuery(undefined, { refetchOnMountOrArgChange: true })
  const [said, setSaid] = useState('')
  const place = useFocusAfterChange<HTMLParagraphElement>(data?.token)
  return (
    <TaskDialog title={words.title} onClose={onClose}>
      <Stack spacing={2}>
        <div>
          <p>{words.what}</p>
          <div role="status">
            <Said ref={place} tabIndex={-1}>
              {said}
            </Said>
          </div>
        </div>
        {!data && isError && !isFetching && <ErrorState title={words.failed} onRetry={() => void refetch()} />}
        {!data && (isFetching || !isError) && <Skeleton height={140} />}
        {data?.token === null && <NameForm title="" isFirst onSaved={() => setSaid(words.created)} />}
        {data && data.token !== null && (
          <>
            <LinkTools key={data.token} token={data.token} />
            <Divider />
            <NameForm title={data.title ?? ''} onSaved={() => setSaid(words.nameSaved)} />
            <Divider />
            <Endings onSaid={setSaid} />
          </>
        )}
      </Stack>
    </TaskDialog>
  )
}

const addressOf = (token: string) => `${window.location.origin}${paths.sharedWishlist(token)}`

/** The link, and the ways to hand it on. */
function LinkTools({ token }: { token: string }) {
  const [copied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const url = addressOf(token)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // It can be copied by hand from there.
      field.current?.select()
    }
  }
  return (
    <Stack spacing={1.5}>
      <Field ref={field} label={words.link} readOnly value={url} onFocus={() => field.current?.select()} />
      <Row>
        <Button variant="contained" onClick={() => void copy()}>
          <span aria-live="polite">{copied ? words.copied : words.copy}</span>
        </Button>
        {'share' in navigator && (
          // Somebody who changed their mind is told nothing.
          <Button variant="outlined" onClick={() => void navigator.share({ url }).catch(() => undefined)}>
            {words.handOn}
          </Button>
        )}
      </Row>
    </Stack>
  )
}

type NameFormProps = {
  title: string
  /** Whether there is no link yet: with the name it comes to be. */
  isFirst?: boolean
  onSaved: () => void
}

/** What the list is called; sent, it is shared under that name. */
function NameForm({ title, isFirst = false, onSaved }: NameFormProps) {
  const [share] = useShareWishlistMutation()
  const form = useProblemForm({
    defaultValues: { title },
    send: async (named) => {
      const { error } = await share({ shareWishlist: named })
      if (error) return problemOf(error, words.notDone)
      onSaved()
      return null
    },
  })
  return (
    <form {...form.props}>
      <Stack spacing={1.5}>
        <FormErrors form={form} />
        <Field
          label={words.name}
          hint={words.nameHint}
          optional
          autoComplete="off"
          {...form.field('title', { validate: atMost(60, words.tooLong) })}
        />
        <Row>
          <SubmitButton busy={form.isSending} {...(isFirst ? {} : { variant: 'outlined', size: 'medium' })}>
            {isFirst ? words.create : words.saveName}
          </SubmitButton>
        </Row>
      </Stack>
    </form>
  )
}

/** What makes the link lead nowhere; both are asked about first, since neither can be taken back. */
function Endings({ onSaid }: { onSaid: (text: string) => void }) {
  const [asked, setAsked] = useState<keyof typeof questions | null>(null)
  const [renew, renewing] = useRenewWishlistLinkMutation()
  const [stop, stopping] = useStopSharingWishlistMutation()
  const error = renewing.error ?? stopping.error
  const isBusy = renewing.isLoading || stopping.isLoading
  const questions = {
    renew: {
      title: words.renewTitle,
      text: words.renewText,
      confirmLabel: words.renew,
      cancelLabel: words.keepLink,
      act: () => renew().unwrap(),
      done: words.renewed,
    },
    stop: {
      title: words.stopTitle,
      text: words.stopText,
      confirmLabel: words.stop,
      cancelLabel: words.keepSharing,
      act: () => stop().unwrap(),
      done: words.stopped,
    },
  }
  const carryOut = async (question: keyof typeof questions) => {
    setAsked(null)
    if (isBusy) return
    try {
      await questions[question].act()
      onSaid(questions[question].done)
    } catch {
      // What went wrong is shown beside the buttons.
    }
  }
  return (
    <Stack spacing={1.5}>
      {error && <FormAlert>{problemOf(error, words.notDone).message}</FormAlert>}
      <Row>
        <Button variant="outlined" aria-busy={renewing.isLoading} onClick={() => setAsked('renew')}>
          {words.renew}
        </Button>
        <Button variant="outlined" color="error" aria-busy={stopping.isLoading} onClick={() => setAsked('stop')}>
          {words.stop}
        </Button>
      </Row>
      {asked && (
        <ConfirmDialog
          open
          title={questions[asked].title}
          text={questions[asked].text}
          confirmLabel={questions[asked].confirmLabel}
          cancelLabel={questions[asked].cancelLabel}
          onConfirm={() => void carryOut(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  )
}
