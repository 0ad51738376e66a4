import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { errorStateFor } from '@/components/ErrorState'
import { onDemand } from '@/components/onDemand'
import { RichText } from '@/components/richText/RichText'
import Skeleton from '@mui/material/Skeleton'
import MailIcon from 'lucide-react/icons/mail'
import { useGetConfigQuery } from '@/features/catalog/api'
import { contentText } from '@/features/content/text'
import { InfoFrame } from './InfoFrame'
import { infoText } from './text'

// The text above it is read first.
const ContactForm = onDemand(async () => (await import('@/features/content/contact/ContactForm')).ContactForm, {
  loading: () => <Skeleton height={630} />,
  failed: errorStateFor(infoText.formFailed),
})

const tail = [{ id: 'write', title: contentText.writeToUs }]

// Whoever has read enough goes straight to the form.
const Jump = styled('div')({ marginBlockEnd: 32 })
const Narrow = styled('div')({ maxInlineSize: 560, marginBlockStart: 48, '&:focus': { outline: 'none' } })

/** What to know before writing, then the form to write with. */
export function ContactPage() {
  const { data: config } = useGetConfigQuery()
  return (
    <InfoFrame slug="contact" tail={tail}>
      {({ bodyHtml }) => (
        <>
          <Jump>
            <Button component={Link} variant="outlined" startIcon={<MailIcon size={20} />} to="#write">
              {contentText.writeToUs}
            </Button>
          </Jump>
          <RichText html={bodyHtml} />
          <Narrow id="write">
            <ContactForm address={config?.contactEmail} />
          </Narrow>
        </>
      )}
    </InfoFrame>
  )
}
