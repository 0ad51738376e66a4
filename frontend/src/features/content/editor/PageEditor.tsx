import { useEffect, useRef, useState } from 'react'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { ErrorState } from '@/components/ErrorState'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { UnsavedGuardDialog } from '@/components/form/UnsavedDialog'
import { useUnsavedGuard } from '@/components/form/useUnsavedGuard'
import { Loader } from '@/components/Loader'
import { PageTitle } from '@/components/Page'
import { RichText } from '@/components/richText/RichText'
import { Row } from '@/components/Row'
import { media, radius } from '@/lib/design'
import { languages, type Language } from '@/lib/language'
import { usePreviewPageQuery, type PageDraft } from '../api'
import { EditorBar, EditorHelp } from './EditorBar'
import { editorText as words } from './text'
import { faultsOf, usePageEditor, type DraftFaults } from './usePageEditor'

const Title = styled('h1')({ '&:focus': { outline: 'none' } })
// Side by side where there is room, else one at a time.
const Views = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 32,
  [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (max-width:899px)': {
    '&[data-view="write"] > [data-part="preview"], &[data-view="preview"] > [data-part="write"]': { display: 'none' },
  },
})
const OneAtATime = styled('div')({ [media.wide]: { display: 'none' } })
const views = [
  { value: 'write', label: words.write },
  { value: 'preview', label: words.preview },
] as const

interface PageEditorProps {
  slug: string
  title: string
  /** The language that is edited first. */
  language: Language
  onClose: () => void
}

/** Editing a page of the marketplace: the text beside its preview, in each language. */
export function PageEditor({ slug, title, language: first, onClose }: PageEditorProps) {
  const { page, form, view, setView, faults, alert, save, restore, switchTo } = usePageEditor(slug, first)
  const guard = useUnsavedGuard(page.changed.length > 0)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const tabs = (Object.keys(languages) as Language[]).map((language) => ({
    value: language,
    label: languages[language],
    note: page.changed.includes(language) ? words.changed : undefined,
  }))
  return (
    <Stack spacing={2.5}>
      <PageTitle>{words.heading(title)}</PageTitle>
      <Title ref={heading} tabIndex={-1}>
        {words.heading(title)}
      </Title>
      <Row spread>
        <Segments label={words.language} choices={tabs} value={page.language} onChange={switchTo} />
        <OneAtATime>
          <Segments label={words.view} choices={views} value={view} onChange={setView} />
        </OneAtATime>
      </Row>
      {alert && <FormAlert>{alert}</FormAlert>}
      {page.problem && <ErrorState title={words.loadFailed} onRetry={page.retry} requestId={page.problem.requestId} />}
      {!page.draft && !page.problem && <Loader label={words.loading} />}
      {page.draft && (
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <Stack spacing={2.5}>
            <Views data-view={view}>
              <div data-part="write">
                <DraftFields draft={page.draft} faults={faults} onChange={page.change} />
              </div>
              <div data-part="preview">
                <PagePreview slug={slug} language={page.language} draft={page.draft} />
              </div>
            </Views>
            <EditorHelp />
            <EditorBar
              isChanged={page.changed.includes(page.language)}
              isEdited={page.isEdited}
              isSaving={page.isSaving}
              isBusy={page.isBusy}
              onCancel={() => guard.ask(onClose)}
              onRestore={() => void restore()}
            />
          </Stack>
        </form>
      )}
      <UnsavedGuardDialog guard={guard} />
    </Stack>
  )
}

const Source = styled(Field)({ '& textarea': {
  minBlockSize: 480,
  fontFamily: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
  tabSize: 2,
} })

interface DraftFieldsProps {
  draft: PageDraft
  faults: DraftFaults
  onChange: (part: Partial<PageDraft>) => void
}

/** The three parts of a page as fields. */
function DraftFields({ draft, faults, onChange }: DraftFieldsProps) {
  return (
    <Stack spacing={2.5}>
      <Field
        label={words.title}
        name="title"
        slotProps={{ input: { maxLength: 120 } }}
        value={draft.title}
        error={faults.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <Field
        multiline
        rows={3}
        label={words.lead}
        hint={words.leadHint}
        name="lead"
        slotProps={{ input: { maxLength: 400 } }}
        value={draft.lead}
        error={faults.lead}
        onChange={(event) => onChange({ lead: event.target.value })}
      />
      <Source
        multiline
        rows={3}
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

const Sheet = styled('section')(({ theme }) => ({
  padding: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.default,
  [media.wide]: { padding: 24 },
}))
// A page has one h1, and that is the editor's.
const Heading = styled('p')(({ theme }) => theme.typography.h1)
const Lead = styled('p')(({ theme }) => ({
  marginBlock: '8px 24px',
  ...theme.typography.lead,
  color: theme.vars.palette.text.secondary,
}))

/** How long the hands must rest before the draft is sent, in milliseconds. */
const rest = 300

interface PagePreviewProps {
  slug: string
  language: Language
  draft: PageDraft
}

/** The draft as visitors will read it, made by the same code. While it is not fit to be read, as it was before. */
function PagePreview({ slug, language, draft }: PagePreviewProps) {
  const [sent, setSent] = useState(draft)
  useEffect(() => {
    const timer = setTimeout(() => setSent(draft), rest)
    return () => clearTimeout(timer)
  }, [draft])
  const isFit = Object.keys(faultsOf(sent)).length === 0
  const { data, isError } = usePreviewPageQuery({ slug, language, pageDraft: sent }, { skip: !isFit })
  return (
    <Sheet aria-label={words.preview}>
      {isError && <FormAlert tone="warning">{words.previewFailed}</FormAlert>}
      {data && (
        <>
          <Heading>{data.title}</Heading>
          <RichText as={Lead} html={data.leadHtml} />
          <RichText html={data.bodyHtml} />
        </>
      )}
    </Sheet>
  )
}

interface SegmentsProps<Value extends string> {
  /** What is chosen here, for screen readers. */
  label: string
  choices: readonly { value: Value; label: string; note?: string | undefined }[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice between a few views, side by side. */
function Segments<Value extends string>({ label, choices, value, onChange }: SegmentsProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={label}
      value={value}
      onChange={(_event, chosen: Value | null) => chosen !== null && onChange(chosen)}
    >
      {choices.map((choice) => (
        <ToggleButton key={choice.value} value={choice.value}>
          {choice.label}
          {choice.note && ` · ${choice.note}`}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
