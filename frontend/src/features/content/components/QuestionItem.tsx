import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import { styled } from '@mui/material/styles'
import { Marked } from '@/components/richText/Marked'
import { markedHtml } from '@/components/richText/marks'
import { markStyle } from '@/components/richText/Prose'
import { RichText } from '@/components/richText/RichText'
import { media } from '@/lib/design'
import type { Question } from '../faq'

const Item = styled(Accordion)(({ theme }) => ({
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  '& h3': { ...theme.typography.h4, scrollMarginBlockStart: 16 },
  '& h3 > button': {
    minBlockSize: 56,
    fontWeight: 'inherit',
    [media.hover]: { '&:hover': { color: theme.vars.palette.link } },
  },
  ...markStyle(theme),
}))

interface QuestionItemProps {
  question: Question
  /** The words that were searched for. */
  marks: RegExp | null
  isOpen: boolean
  onToggle: () => void
}

/** A question that unfolds its answer. */
export function QuestionItem({ question, marks, isOpen, onToggle }: QuestionItemProps) {
  return (
    <Item
      expanded={isOpen}
      onChange={onToggle}
      slotProps={{ heading: { component: 'h3', id: question.id } }}
    >
      <AccordionSummary>
        <span>
          <Marked text={question.title} marks={marks} />
        </span>
      </AccordionSummary>
      <AccordionDetails>
        <RichText html={markedHtml(question.html, marks)} />
      </AccordionDetails>
    </Item>
  )
}
