import { useState } from 'react'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useWatch, type Control } from 'react-hook-form'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import type { ProblemForm } from '@/components/form/useProblemForm'
import { RichText } from '@/components/richText/RichText'
import { radius } from '@/lib/design'
import { usePreviewDescriptionQuery } from '../../api'
import { rules } from '../checks'
import { productText as words } from '../text'
import type { ProductValues } from '../values'

const Sheet = styled('section')(({ theme }) => ({
  minBlockSize: 250,
  padding: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.field,
}))

/** The description in Markdown, to be written or looked at. */
export function DescriptionField({ form }: { form: ProblemForm<ProductValues> }) {
  const [view, setView] = useState<'write' | 'preview'>('write')
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        aria-label={words.view}
        value={view}
        onChange={(_event, chosen: typeof view | null) => chosen !== null && setView(chosen)}
        sx={{ alignSelf: 'flex-start' }}
      >
        <ToggleButton value="write">{words.write}</ToggleButton>
        <ToggleButton value="preview">{words.preview}</ToggleButton>
      </ToggleButtonGroup>
      {/* What is typed stays in its field, which is only out of sight. */}
      <div hidden={view === 'preview'}>
        <Field
          multiline
          rows={8}
          label={words.description}
          hint={words.descriptionHint}
          {...form.field('description', rules.description)}
        />
      </div>
      {view === 'preview' && <Preview control={form.control} />}
    </Stack>
  )
}

/** As shoppers will read it. */
function Preview({ control }: { control: Control<ProductValues> }) {
  const description = useWatch({ control, name: 'description' }).trim()
  return <Sheet aria-label={words.preview}>{description ? <Rendered description={description} /> : <Nothing />}</Sheet>
}

const Nothing = () => <Typography color="textSecondary">{words.noDescription}</Typography>

function Rendered({ description }: { description: string }) {
  const { currentData, isError } = usePreviewDescriptionQuery({ descriptionPreview: { description } })
  if (isError) return <FormAlert tone="warning">{words.previewFailed}</FormAlert>
  return currentData && <RichText html={currentData.descriptionHtml} />
}
