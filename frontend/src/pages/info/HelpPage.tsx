import Stack from '@mui/material/Stack'
import { HelpCards } from '@/features/content/components/HelpCards'
import { HelpSearch } from '@/features/content/components/HelpSearch'
import { InfoFrame } from './InfoFrame'

/** The way to each answer: a search over the questions, then the themes. */
export function HelpPage() {
  return (
    <InfoFrame slug="help" wide>
      {({ bodyHtml }) => (
        <Stack spacing={4}>
          <HelpSearch />
          <HelpCards html={bodyHtml} />
        </Stack>
      )}
    </InfoFrame>
  )
}
