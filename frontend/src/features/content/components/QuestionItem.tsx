import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { Blocks } from '@/components/markdown/BlockViews'
import { markStyle, Prose } from '@/components/markdown/Prose'
import { Words } from '@/components/markdown/SpanViews'
import { plainText } from '@/components/markdown/tree'
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
const Answer = styled(Prose)({ paddingBlockEnd: 20 })

interface QuestionItemProps {
  question: Question
  isOpen: boolean
  onToggle: () => void
}

/** A question that unfolds its answer. */
export function QuestionItem({ question, isOpen, onToggle }: QuestionItemProps) {
  const answerId = `${question.id}-answer`
  return (
    <Item>
      <h3 id={question.id}>
        <Fold type="button" aria-expanded={isOpen} aria-controls={answerId} onClick={onToggle}>
          <span>
            <Words text={plainText(question.words)} />
          </span>
          <Icon name="chevronDown" size={20} />
        </Fold>
      </h3>
      <Answer id={answerId} hidden={!isOpen}>
        <Blocks blocks={question.answer} topLevel={2} />
      </Answer>
    </Item>
  )
}
