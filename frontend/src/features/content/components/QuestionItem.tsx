import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { Marked } from '@/components/richText/Marked'
import { markedHtml } from '@/components/richText/marks'
import { markStyle } from '@/components/richText/Prose'
import { RichText } from '@/components/richText/RichText'
import { media, motion } from '@/lib/design'
import type { Question } from '../faq'

const Item = styled('div')(({ theme }) => ({
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  '& h3': { ...theme.typography.h4, scrollMarginBlockStart: 16 },
  // On paper nobody can unfold.
  '@media print': { '& > [hidden]': { display: 'block' } },
}))
const Fold = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  inlineSize: '100%',
  minBlockSize: 56,
  padding: '12px 0',
  border: 0,
  background: 'none',
  fontWeight: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '& svg': { flex: 'none', color: theme.vars.palette.text.secondary, transition: `transform ${motion.menu}` },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  [media.hover]: { '&:hover': { color: theme.vars.palette.link } },
  ...markStyle(theme),
}))
const Answer = styled('div')({ paddingBlockEnd: 20 })

interface QuestionItemProps {
  question: Question
  /** The words that were searched for. */
  marks: RegExp | null
  isOpen: boolean
  onToggle: () => void
}

/** A question that unfolds its answer. */
export function QuestionItem({ question, marks, isOpen, onToggle }: QuestionItemProps) {
  const answerId = `${question.id}-answer`
  return (
    <Item>
      <h3 id={question.id}>
        <Fold type="button" aria-expanded={isOpen} aria-controls={answerId} onClick={onToggle}>
          <span>
            <Marked text={question.title} marks={marks} />
          </span>
          <Icon name="chevronDown" size={20} />
        </Fold>
      </h3>
      <Answer id={answerId} hidden={!isOpen}>
        <RichText html={markedHtml(question.html, marks)} />
      </Answer>
    </Item>
  )
}
