import { useEffect, useRef, useState } from 'react'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import EyeIcon from 'lucide-react/icons/eye'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { FormErrors } from '@/components/form/FormErrors'
import { UnsavedGuardDialog } from '@/components/form/UnsavedDialog'
import { useInertWhileSending } from '@/components/form/useInertWhileSending'
import { scrollIntoViewRef } from '@/components/scrollIntoViewRef'
import { onDemand } from '@/components/onDemand'
import { PageTitle } from '@/components/Page'
import { Row } from '@/components/Row'
import { StatusChip } from '@/components/StatusChip'
import { BackOfficeBreadcrumbs } from '@/components/BackOfficeBreadcrumbs'
import { formatDate } from '@/lib/dates'
import { media } from '@/lib/design'
import { paths } from '@/lib/paths'
import type { SellerProduct } from '../../api'
import { Panel } from '@/components/Panel'
import { panelIds, rules, type MissingPart } from '../checks'
import { listText } from '../list/text'
import { statusTones } from '../status'
import { productText as words, savingText } from '../text'
import { useProductEditor, type ProductEditing } from '../useProductEditor'
import { DescriptionField } from './DescriptionField'
import { DetailRows } from './DetailRows'
import { GermanFields } from './GermanFields'
import { PicturesPanel } from './PicturesPanel'
import { CategoryFields } from './CategoryFields'
import { ProductMenu } from './ProductMenu'
import { SalePanel } from './SalePanel'
import { SaveBar } from './SaveBar'
import { SearchPreview } from './SearchPreview'

const ShopperPreview = onDemand(async () => (await import('./ShopperPreview')).ShopperPreview)

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 20,
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    '& > [data-width="full"]': { gridColumn: '1 / -1' },
  },
})

/** A product's form: words, place, pictures, options and prices, saved together. Without a product it lists a new one. */
export function ProductEditor({ known }: { known?: SellerProduct }) {
  const editing = useProductEditor(known)
  const { form, pictures, product, setProduct, guard, hasConflict } = editing
  const fields = useInertWhileSending<HTMLDivElement>(form.isSending)
  const [isPreviewed, setPreviewed] = useState(false)
  const title = known ? words.edit : words.create
  return (
    <Stack spacing={2.5}>
      <PageTitle>{known ? `${title}: ${known.title}` : title}</PageTitle>
      <div>
        <BackOfficeBreadcrumbs crumbs={[{ name: listText.title, to: paths.sellerProducts() }]} current={product?.title ?? title} />
        <Row spread>
          <Row>
            <h1>{product?.title ?? title}</h1>
            {product && <StatusChip tone={statusTones[product.status]} label={savingText.statuses[product.status]} />}
          </Row>
          <Row spacing={0.5}>
            <Button variant="outlined" startIcon={<EyeIcon size={20} />} onClick={() => setPreviewed(true)}>
              {words.preview}
            </Button>
            {known && product && <ProductMenu product={product} onChanged={setProduct} leave={guard.ask} />}
          </Row>
        </Row>
      </div>
      {product?.withdrawal && (
        <FormAlert>
          <p>{savingText.isWithdrawn(formatDate(product.withdrawal.since))}</p>
          <p>{product.withdrawal.reason}</p>
          <p>{savingText.withdrawnHelp}</p>
        </FormAlert>
      )}
      {product?.status === 'archived' && <FormAlert tone="info">{savingText.isArchived}</FormAlert>}
      <form aria-label={title} {...form.props}>
        <Stack spacing={2.5}>
          <FormErrors form={form} />
          <Gaps gaps={editing.gaps} onPublish={() => editing.submit('publish', true)} />
          {hasConflict && (
            <div ref={scrollIntoViewRef}>
              <Conflict editing={editing} />
            </div>
          )}
          <Grid ref={fields}>
            <Panel id={panelIds.basics} title={words.basics}>
              <Field label={words.title} hint={words.titleHint} autoComplete="off" {...form.field('title', rules.title)} />
              <DescriptionField form={form} />
              <GermanFields form={form} />
            </Panel>
            <Panel id={panelIds.place} title={words.place}>
              <CategoryFields form={form} />
            </Panel>
            <div data-width="full">
              <PicturesPanel pictures={pictures} onRetry={editing.again} />
            </div>
            <div data-width="full">
              <SalePanel form={form} pictures={pictures} />
            </div>
            <Panel title={words.details} hint={words.detailsHint}>
              <DetailRows form={form} />
            </Panel>
            <Panel title={words.search} hint={words.searchHint}>
              <SearchPreview control={form.control} slug={product?.slug} />
            </Panel>
          </Grid>
          <SaveBar editing={editing} />
        </Stack>
      </form>
      <ShopperPreview editing={editing} open={isPreviewed} onClose={() => setPreviewed(false)} />
      <UnsavedGuardDialog guard={guard} text={savingText.leaveText} />
    </Stack>
  )
}

/** What a shopper would miss, each leading to where it is entered; what lacks nothing else can be published so. */
function Gaps({ gaps, onPublish }: { gaps: readonly MissingPart[]; onPublish: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (gaps.length > 0) box.current?.querySelector('a')?.focus()
  }, [gaps])
  if (gaps.length === 0) return null
  return (
    <div ref={box}>
      <FormAlert tone="warning">
        <strong>{words.gapsTitle}</strong>
        <ul>
          {gaps.map(({ id, text }) => (
            <li key={text}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault()
                  goTo(id)
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
        {gaps.every(({ isOptional }) => isOptional) && (
          <Button variant="text" onClick={onPublish}>
            {words.publishAnyway}
          </Button>
        )}
      </FormAlert>
    </div>
  )
}

/** To the first field of a panel that is empty, else to the panel. */
function goTo(id: string): void {
  const panel = document.getElementById(id)
  const fields = [...(panel?.querySelectorAll<HTMLInputElement>('input:not([type="file"]), textarea:not([aria-hidden])') ?? [])]
  const place = fields.find(({ value }) => value === '') ?? panel
  place?.focus()
  place?.scrollIntoView({ block: 'center' })
}

/** Two windows, one product: whose words count, the seller says. */
function Conflict({ editing: { saveMine, showTheirs } }: { editing: ProductEditing }) {
  return (
    <FormAlert tone="warning">
      <p>{savingText.changedElsewhere}</p>
      <Row spacing={1}>
        <Button variant="outlined" onClick={() => void saveMine()}>
          {savingText.saveMine}
        </Button>
        <Button variant="text" onClick={() => void showTheirs()}>
          {savingText.showTheirs}
        </Button>
      </Row>
    </FormAlert>
  )
}
