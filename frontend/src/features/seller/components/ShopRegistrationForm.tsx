import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useThunkDispatch } from '@/api/dispatch'
import { problemOf } from '@/api/problem'
import { applyProblem } from '@/components/form/applyProblem'
import { Field, TextArea } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { SubmitButton } from '@/components/form/SubmitButton'
import { Stack } from '@/components/Panel'
import { toast } from '@/components/toast/queue'
import { loadSession } from '@/features/auth/loadSession'
import { paths } from '@/lib/paths'
import { useRegisterSellerMutation } from '../api'
import { registrationForm } from '../forms'

/** Opens a shop for the signed-in person and leads into the seller centre. */
export function ShopRegistrationForm() {
  const dispatch = useThunkDispatch()
  const navigate = useNavigate()
  const [registerSeller, { isLoading }] = useRegisterSellerMutation()
  const [fault, setFault] = useState<string | null>(null)
  const form = useForm({
    resolver: zodResolver(registrationForm),
    defaultValues: { shopName: '', description: '' },
    mode: 'onTouched',
  })
  const { errors } = form.formState
  const submit = form.handleSubmit(async (shop) => {
    setFault(null)
    const answer = await registerSeller({ registerSeller: shop })
    if (answer.error) {
      setFault(applyProblem(problemOf(answer.error), ['shopName', 'description'], form.setError))
      return
    }
    // The new role has to be known before the seller centre lets one in.
    await dispatch(loadSession())
    toast.success('Your shop is open')
    void navigate(paths.seller())
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <h2>Your shop</h2>
        {fault && <FormAlert>{fault}</FormAlert>}
        <Field
          label="Shop name"
          hint="Buyers see it on every product"
          error={errors.shopName?.message}
          {...form.register('shopName')}
        />
        <TextArea
          label="About the shop"
          rows={4}
          optional
          error={errors.description?.message}
          {...form.register('description')}
        />
        <SubmitButton busy={isLoading}>Open shop</SubmitButton>
      </Stack>
    </form>
  )
}
