import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { problemOf } from '@/api/problem'
import { ButtonLink } from '@/components/ButtonLink'
import { ErrorState } from '@/components/ErrorState'
import { applyProblem } from '@/components/form/applyProblem'
import { Field, TextArea } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { SubmitButton } from '@/components/form/SubmitButton'
import { Loader } from '@/components/Loader'
import { PageTitle } from '@/components/Page'
import { Panel, Row, Stack } from '@/components/Panel'
import { toast } from '@/components/toast/queue'
import { useGetOwnShopQuery, useUpdateOwnShopMutation, type OwnShop } from '@/features/seller/api'
import { shopForm } from '@/features/seller/forms'
import { paths } from '@/lib/paths'

/** The seller's own shop: its name and what it says about itself. */
export function SellerShopPage() {
  const { data: shop, isError, refetch } = useGetOwnShopQuery()
  if (isError) return <ErrorState title="Your shop did not load" onRetry={() => void refetch()} />
  if (!shop) return <Loader label="Loading your shop" />
  return (
    <Stack gap={20}>
      <PageTitle>Shop</PageTitle>
      <Row spread>
        <h1>Shop</h1>
        <ButtonLink to={paths.shop(shop.slug)} variant="outlined">
          View shop
        </ButtonLink>
      </Row>
      <Panel>
        <ShopForm key={shop.id} shop={shop} />
      </Panel>
    </Stack>
  )
}

function ShopForm({ shop }: { shop: OwnShop }) {
  const [update, { isLoading }] = useUpdateOwnShopMutation()
  const [fault, setFault] = useState<string | null>(null)
  const form = useForm({
    resolver: zodResolver(shopForm),
    defaultValues: { name: shop.name, description: shop.description },
    mode: 'onTouched',
  })
  const { errors } = form.formState
  const submit = form.handleSubmit(async (ownShopChange) => {
    setFault(null)
    const answer = await update({ ownShopChange })
    if (answer.error) setFault(applyProblem(problemOf(answer.error), ['name', 'description'], form.setError))
    else toast.success('Shop saved')
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        {fault && <FormAlert>{fault}</FormAlert>}
        <Field label="Name" error={errors.name?.message} {...form.register('name')} />
        <TextArea
          label="About the shop"
          rows={6}
          optional
          error={errors.description?.message}
          {...form.register('description')}
        />
        <Row>
          <SubmitButton busy={isLoading}>Save shop</SubmitButton>
        </Row>
      </Stack>
    </form>
  )
}
