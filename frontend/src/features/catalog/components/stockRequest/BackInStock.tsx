import { useEffect, useState, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import MailIcon from 'lucide-react/icons/mail'
import { problemOf } from '@/api/problem'
import { FormAlert } from '@/components/form/FormAlert'
import { FormErrors } from '@/components/form/FormErrors'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { accountRules, EmailField } from '@/features/auth/forms'
import { useSession } from '@/features/auth/useSession'
import {
  useAddStockRequestMutation,
  useListStockRequestsQuery,
  useRemoveStockRequestMutation,
  useSendStockRequestMutation,
} from '../../personalApi'
import { backInStockText } from './text'

type BackInStockProps = {
  /** None while nothing is chosen of a product that is sold out in every version. */
  variantId: number | null
  /** Leads to what is still to be chosen. */
  onChooseFirst: () => void
}

/** Under the button of what is sold out: an email once it is back. Guests say where it goes. */
export function BackInStock({ variantId, onChooseFirst }: BackInStockProps) {
  const { isSignedIn } = useSession()
  if (variantId === null) return <Ask onPress={onChooseFirst} />
  const Requested = isSignedIn ? Own : OfGuest
  return <Requested key={variantId} variantId={variantId} />
}

function Ask({ onPress, isBusy = false }: { onPress: () => void; isBusy?: boolean }) {
  return (
    <Button variant="outlined" size="large" startIcon={<MailIcon size={20} />} aria-busy={isBusy} onClick={onPress}>
      {backInStockText.ask}
    </Button>
  )
}

function Own({ variantId }: { variantId: number }) {
  const { isAsked } = useListStockRequestsQuery(undefined, {
    selectFromResult: ({ data }) => ({ isAsked: data?.variantIds.includes(variantId) ?? false }),
  })
  const [add, adding] = useAddStockRequestMutation()
  const [remove, removing] = useRemoveStockRequestMutation()
  const isBusy = adding.isLoading || removing.isLoading
  const error = isAsked ? removing.error : adding.error
  const change = () => {
    if (isBusy) return
    void (isAsked ? remove({ variantId }) : add({ stockRequest: { variantId } }))
  }
  return (
    <Stack spacing={1.5}>
      {error && <FormAlert>{problemOf(error).message}</FormAlert>}
      <Answer>{isAsked && backInStockText.asked}</Answer>
      {isAsked ? (
        <Button variant="outlined" size="large" aria-busy={isBusy} onClick={change}>
          {backInStockText.takeBack}
        </Button>
      ) : (
        <Ask onPress={change} isBusy={isBusy} />
      )}
    </Stack>
  )
}

/** Always there, so that what appears in it is read aloud. */
function Answer({ children }: { children: ReactNode }) {
  return <div role="status">{children && <FormAlert tone="success">{children}</FormAlert>}</div>
}

function OfGuest({ variantId }: { variantId: number }) {
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed')
  if (state === 'closed') return <Ask onPress={() => setState('open')} />
  return (
    <Stack spacing={1.5}>
      <Answer>{state === 'sent' && backInStockText.confirm}</Answer>
      {state === 'open' && <GuestForm variantId={variantId} onSent={() => setState('sent')} />}
    </Stack>
  )
}

function GuestForm({ variantId, onSent }: { variantId: number; onSent: () => void }) {
  const [ask] = useSendStockRequestMutation()
  const form = useProblemForm({
    defaultValues: { email: '' },
    send: async ({ email }) => {
      const { error } = await ask({ guestStockRequest: { variantId, email } })
      if (error) return problemOf(error)
      onSent()
      return null
    },
  })
  const { setFocus } = form
  // The form takes the place of the button that was pressed.
  useEffect(() => setFocus('email'), [setFocus])
  return (
    <form {...form.props} aria-label={backInStockText.ask}>
      <Stack spacing={1.5}>
        <FormErrors form={form} />
        <EmailField
          hint={backInStockText.hint}
          autoComplete="email"
          enterKeyHint="send"
          {...form.field('email', accountRules.email)}
        />
        <SubmitButton busy={form.isSending}>{backInStockText.send}</SubmitButton>
      </Stack>
    </form>
  )
}
