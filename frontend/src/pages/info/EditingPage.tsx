import { Breadcrumbs } from '@/components/Breadcrumbs'
import { Loader } from '@/components/Loader'
import { SectionsBelowTrail, Wrap } from '@/components/Page'
import { paths } from '@/lib/paths'
import { LazyPart } from './LazyPart'
import type { Slug } from './related'
import { infoText } from './text'

// Nobody but operators needs it.
const loadEditor = async () => (await import('@/features/content/editor/PageEditor')).PageEditor

/** The editor in place of the page it changes. */
export function EditingPage({ slug, title, onClose }: { slug: Slug; title: string; onClose: () => void }) {
  return (
    <Wrap>
      <SectionsBelowTrail>
        <div>
          <Breadcrumbs crumbs={[{ name: infoText.home, to: paths.home() }]} current={title} />
          <LazyPart
            load={loadEditor}
            props={{ slug, title, onClose }}
            waiting={<Loader />}
            failed={infoText.editorFailed}
          />
        </div>
      </SectionsBelowTrail>
    </Wrap>
  )
}
