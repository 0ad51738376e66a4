import { Breadcrumbs } from '@/components/Breadcrumbs'
import { partFailed } from '@/components/ErrorState'
import { Loader } from '@/components/Loader'
import { onDemand } from '@/components/onDemand'
import { SectionsBelowTrail, Wrap } from '@/components/Page'
import { paths } from '@/lib/paths'
import type { Slug } from './related'
import { infoText } from './text'

// Nobody but operators needs it.
const PageEditor = onDemand(async () => (await import('@/features/content/editor/PageEditor')).PageEditor, {
  waiting: () => <Loader />,
  failed: partFailed(infoText.editorFailed),
})

/** The editor in place of the page it changes. */
export function EditingPage({ slug, title, onClose }: { slug: Slug; title: string; onClose: () => void }) {
  return (
    <Wrap>
      <SectionsBelowTrail>
        <div>
          <Breadcrumbs crumbs={[{ name: infoText.home, to: paths.home() }]} current={title} />
          <PageEditor slug={slug} title={title} onClose={onClose} />
        </div>
      </SectionsBelowTrail>
    </Wrap>
  )
}
