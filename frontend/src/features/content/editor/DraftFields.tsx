import { styled } from '@mui/material/styles'
import { Field, TextArea } from '@/components/form/Field'
import { Stack } from '@/components/Panel'
import type { PageDraft } from '../api'
import { editorText as words } from './text'
import type { DraftFaults } from './usePageEditor'

const Source = styled(TextArea)({
  minBlockSize: 480,
  fontFamily: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
  tabSize: 2,
})

interface DraftFieldsProps {
  draft: PageDraft
  faults: DraftFaults
  onChange: (part: Partial<PageDraft>) => void
}

/** The three parts of a page as fields. */
export function DraftFields({ draft, faults, onChange }: DraftFieldsProps) {
  return (
    <Stack gap={20}>
      <Field
        label={words.title}
        name="title"
        maxLength={120}
        value={draft.title}
        error={faults.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextArea
        label={words.lead}
        hint={words.leadHint}
        name="lead"
        maxLength={400}
        value={draft.lead}
        error={faults.lead}
        onChange={(event) => onChange({ lead: event.target.value })}
      />
      <Source
        label={words.body}
        hint={words.bodyHint}
        name="body"
        value={draft.body}
        error={faults.body}
        onChange={(event) => onChange({ body: event.target.value })}
      />
    </Stack>
  )
}
