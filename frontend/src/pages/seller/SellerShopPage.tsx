import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { problemOf } from '@/api/problem'
import { ErrorState } from '@/components/ErrorState'
import { Field } from '@/components/form/Field'
import { FormNotes } from '@/components/form/FormNotes'
import { SubmitButton } from '@/components/form/SubmitButton'
import { useProblemForm } from '@/components/form/useProblemForm'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { StatusChip, type StatusTone } from '@/components/StatusChip'
import { toast } from '@/components/toast/queue'
import { useUpdateOwnShopMutation, type OwnShop } from '@/features/seller/api'
import { MarkdownField } from '@/features/seller/components/MarkdownField'
import { HolidayPanel } from '@/features/seller/components/shop/HolidayPanel'
import { ShopNotice } from '@/features/seller/components/ShopNotice'
import { CalendarPanel } from '@/features/seller/components/shop/CalendarPanel'
import { ShopBanner, ShopLogo } from '@/features/seller/components/shop/ShopPicture'
import { shopRules } from '@/features/seller/forms'
import { shopText } from '@/features/seller/text'
import { useStanding } from '@/features/seller/useStanding'
import { media } from '@/lib/design'
import { paths } from '@/lib/paths'
import { shopPageText } from './text'

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', alignItems: 'start' },
})

/** The seller's own shop: its name, what it says, and how it looks. */
export function SellerShopPage() {
  const { data: shop, isError, refetch } = useStanding()
  return (
    <Stack spacing={2.5}>
      <PageTitle>{shopPageText.title}</PageTitle>
      <Row>
        <h1>{shopPageText.title}</h1>
        {shop && <ShopState status={shop.status} />}
      </Row>
      {shop && <ShopNotice shop={shop} />}
      {isError && <ErrorState title={shopPageText.loadFailed} onRetry={() => void refetch()} />}
      {!shop && !isError && <ShopSkeleton />}
      {shop && (
        <Columns>
          <Paper variant="panel" component="section" aria-label={shopPageText.details}>
            <Stack spacing={2.5}>
              <h2>{shopPageText.details}</h2>
              <ShopForm key={shop.id} shop={shop} />
            </Stack>
          </Paper>
          <Stack spacing={2}>
            <Pictures shop={shop} />
            <CalendarPanel key={shop.id} shop={shop} />
            <HolidayPanel key={shop.id} shop={shop} />
          </Stack>
        </Columns>
      )}
    </Stack>
  )
}

const tones: Readonly<Record<string, StatusTone>> = { approved: 'success', pending: 'warning' }

function ShopState({ status }: { status: string }) {
  const words: Readonly<Record<string, string>> = shopPageText.states
  return <StatusChip tone={tones[status] ?? 'error'} label={words[status] ?? status} />
}

const Address = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  overflowWrap: 'anywhere',
})

function Pictures({ shop }: { shop: OwnShop }) {
  const address = `${window.location.host}${paths.shop(shop.slug)}`
  return (
    <Paper variant="panel" component="section" aria-label={shopPageText.pictures}>
      <Stack spacing={3}>
        <h2>{shopPageText.pictures}</h2>
        <ShopLogo shop={shop} />
        <ShopBanner shop={shop} />
        <div>
          <Typography variant="body2" color="textSecondary">
            {shopPageText.address}
          </Typography>
          {shop.status === 'approved' ? <Address to={paths.shop(shop.slug)}>{address}</Address> : <p>{address}</p>}
        </div>
      </Stack>
    </Paper>
  )
}

function ShopSkeleton() {
  return (
    <Columns aria-busy="true">
      <Skeleton height={452} />
      <Skeleton height={330} />
    </Columns>
  )
}

/** Changes the name of a shop and what it says about itself. */
function ShopForm({ shop }: { shop: OwnShop }) {
  const [update] = useUpdateOwnShopMutation()
  const form = useProblemForm({
    defaultValues: {
      name: shop.name,
      description: shop.description,
      policies: shop.policies,
      invoiceAddress: shop.invoiceAddress,
      slug: shop.slug,
      contactEmail: shop.contactEmail,
      contactPhone: shop.contactPhone,
    },
    send: async (ownShopChange) => {
      const answer = await update({ ownShopChange })
      if (answer.error) return problemOf(answer.error)
      toast.success(shopText.saved)
      return null
    },
  })
  return (
    <form {...form.props}>
      <Stack spacing={2}>
        <FormNotes form={form} />
        <Field label={shopText.name} hint={shopText.nameHint} {...form.field('name', shopRules.name)} />
        <Field
          label={shopText.slug}
          hint={shopText.slugHint(`${window.location.host}${paths.shop('')}`)}
          slotProps={{ input: { autoCapitalize: 'none', spellCheck: false, maxLength: 120 } }}
          {...form.field('slug', shopRules.slug)}
        />
        <MarkdownField
          rows={6}
          label={shopText.about}
          hint={shopText.aboutHint}
          optional
          text={form.watch('description')}
          {...form.field('description', shopRules.description)}
        />
        <MarkdownField
          rows={6}
          label={shopText.policies}
          hint={shopText.policiesHint}
          optional
          text={form.watch('policies')}
          {...form.field('policies', shopRules.policies)}
        />
        <Field
          type="email"
          label={shopText.contactEmail}
          hint={shopText.contactEmailHint}
          optional
          {...form.field('contactEmail', shopRules.contactEmail)}
        />
        <Field
          type="tel"
          label={shopText.contactPhone}
          optional
          {...form.field('contactPhone', shopRules.contactPhone)}
        />
        <Field
          multiline
          rows={4}
          label={shopText.invoiceAddress}
          hint={shopText.invoiceAddressHint}
          optional
          {...form.field('invoiceAddress', shopRules.invoiceAddress)}
        />
        <Row>
          <SubmitButton busy={form.isSending}>{shopText.save}</SubmitButton>
        </Row>
      </Stack>
    </form>
  )
}
