import { useEffect, useRef } from 'react'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { Row } from '@/components/Row'
import { ConfirmDialog } from '@/components/ConfirmDialog'
import { ErrorState } from '@/components/ErrorState'
import { FormAlert } from '@/components/form/FormAlert'
import { Loader } from '@/components/Loader'
import { PageTitle } from '@/components/Page'
import { media } from '@/lib/design'
import { languages, type Language } from '@/lib/language'
import { editorText as words } from './text'
import { usePageEditor } from './usePageEditor'
import { useUnsavedGuard } from './useUnsavedGuard'
import { DraftFields } from './DraftFields'
import { EditorBar } from './EditorBar'
import { EditorHelp } from './EditorHelp'
import { PagePreview } from './PagePreview'
import { Segments } from './Segments'

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
  onClose: () => void
}

/** Editing a page of the marketplace: the text beside its preview, in each language. */
export function PageEditor({ slug, title, onClose }: PageEditorProps) {
  const { page, form, view, setView, faults, alert, save, restore, switchTo } = usePageEditor(slug)
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
      <ConfirmDialog
        open={guard.asked}
        title={words.leaveTitle}
        text={words.leaveText}
        confirmLabel={words.leave}
        cancelLabel={words.stay}
        onConfirm={guard.leave}
        onClose={guard.stay}
      />
    </Stack>
  )
}
