import MenuItem from '@mui/material/MenuItem'
import OutlinedInput from '@mui/material/OutlinedInput'
import Select from '@mui/material/Select'
import { styled } from '@mui/material/styles'
import { Controller } from 'react-hook-form'
import { FieldFrame } from '@/components/form/Field'
import type { ProblemForm } from '@/components/form/useProblemForm'
import { radius } from '@/lib/design'
import { variantsText as words } from '../text'
import type { Pictures } from '../usePictures'
import type { ProductValues } from '../values'

const Choice = styled('span')({ display: 'flex', alignItems: 'center', gap: 8, minInlineSize: 0, minBlockSize: 24 })
const Thumbnail = styled('img')({ inlineSize: 40, blockSize: 40, objectFit: 'cover', borderRadius: radius.field, flex: 'none' })

interface VariantPictureProps {
  form: ProblemForm<ProductValues>
  /** The place of its variant in the form, from 0. */
  at: number
  /** What the field is called, with the variant. */
  label: string
  pictures: Pictures
}

/** Which of the product's pictures a variant shows; chosen by looking at them. */
export function VariantPicture({ form, at, label, pictures: { pictures } }: VariantPictureProps) {
  return (
    <Controller
      control={form.control}
      name={`variants.${at}.picture`}
      render={({ field: { ref, value, ...field } }) => (
        <FieldFrame label={words.picture}>
          {(ids) => (
            <Select
              {...field}
              displayEmpty
              // One that was removed meanwhile is the product's again.
              value={pictures.some(({ key }) => key === value) ? value : ''}
              inputRef={ref}
              input={<OutlinedInput />}
              SelectDisplayProps={{ id: ids.id, 'aria-label': label }}
              renderValue={(key) => <Shown pictures={pictures} of={key} />}
            >
              <MenuItem value="">{words.ownPicture}</MenuItem>
              {pictures.map(({ key }) => (
                <MenuItem key={key} value={key}>
                  <Shown pictures={pictures} of={key} named />
                </MenuItem>
              ))}
            </Select>
          )}
        </FieldFrame>
      )}
    />
  )
}

interface ShownProps {
  pictures: Pictures['pictures']
  of: string
  /** Beside its words. */
  named?: boolean
}

function Shown({ pictures, of, named = false }: ShownProps) {
  const at = pictures.findIndex(({ key }) => key === of)
  const picture = pictures[at]
  if (!picture) return <>{words.ownPicture}</>
  const name = picture.alt || words.pictureOf(at + 1)
  return (
    <Choice>
      <Thumbnail src={picture.url} alt={named ? '' : name} sx={named ? {} : { marginBlock: '-8px' }} />
      {named && name}
    </Choice>
  )
}
