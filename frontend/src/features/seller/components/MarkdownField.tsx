import { useState } from 'react'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { Field, type FieldProps } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { RichText } from '@/components/richText/RichText'
import { radius } from '@/lib/design'
import { usePreviewDescriptionQuery } from '../api'
import { markdownText as words } from '../text'

const Sheet = styled('section')(({ theme }) => ({
  minBlockSize: 250,
  padding: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.field,
}))

interface MarkdownFieldProps extends Omit<FieldProps, 'multiline'> {
  /** What is written so far. */
  text: string
}

/** A text in Markdown, to be written or looked at. */
export function MarkdownField({ text, ...field }: MarkdownFieldProps) {
  const [view, setView] = useState<'write' | 'preview'>('write')
  const written = text.trim()
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        aria-label={words.viewOf(field.label)}
        value={view}
        onChange={(_event, chosen: typeof view | null) => chosen !== null && setView(chosen)}
        sx={{ alignSelf: 'flex-start' }}
      >
        <ToggleButton value="write">{words.write}</ToggleButton>
        <ToggleButton value="preview">{words.preview}</ToggleButton>
      </ToggleButtonGroup>
      {/* What is typed stays in its field, which is only out of sight. */}
      <div hidden={view === 'preview'}>
        <Field multiline {...field} />
      </div>
      {view === 'preview' && (
        <Sheet aria-label={words.previewOf(field.label)}>
          {written ? <Rendered text={written} /> : <Typography color="textSecondary">{words.nothing}</Typography>}
        </Sheet>
      )}
    </Stack>
  )
}

/** As shoppers will read it. */
function Rendered({ text }: { text: string }) {
  const { currentData, isError } = usePreviewDescriptionQuery({ descriptionPreview: { description: text } })
  if (isError) return <FormAlert tone="warning">{words.failed}</FormAlert>
  return currentData && <RichText html={currentData.descriptionHtml} />
}
