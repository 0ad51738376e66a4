import { Blocks } from '@/components/markdown/BlockViews'
import { Prose } from '@/components/markdown/Prose'
import { useGetConfigQuery } from '@/features/catalog/api'
import { ContactForm } from '@/features/content/components/ContactForm'
import { styled } from '@/lib/styled'
import { InfoFrame } from './InfoFrame'

const Narrow = styled('div')({ maxInlineSize: 560, marginBlockStart: 48 })

/** What to know before writing, then the form to write with. */
export function ContactPage() {
  const { data: config } = useGetConfigQuery()
  return (
    <InfoFrame slug="contact">
      {({ blocks }) => (
        <>
          <Prose>
            <Blocks blocks={blocks} topLevel={2} anchored />
          </Prose>
          <Narrow>
            <ContactForm address={config?.contactEmail} />
          </Narrow>
        </>
      )}
    </InfoFrame>
  )
}
