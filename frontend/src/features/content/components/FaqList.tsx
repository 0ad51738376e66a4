import { useMemo } from 'react'
import { styled } from '@mui/material/styles'
import { Button } from '@/components/Button'
import { ButtonLink } from '@/components/ButtonLink'
import { EmptyState } from '@/components/EmptyState'
import { MarksContext, marksOf } from '@/components/markdown/marks'
import { Spans } from '@/components/markdown/SpanViews'
import type { Block } from '@/components/markdown/tree'
import { Quiet, Row, Stack } from '@/components/Panel'
import { paths } from '@/lib/paths'
import { readFaq, wordsOf } from '../faq'
import { contentText } from '../text'
import { useFaq } from '../useFaq'
import { QuestionItem } from './QuestionItem'
import { SearchBox } from './SearchBox'

const List = styled('div')({
  maxInlineSize: '68ch',
  '& section': { marginBlockStart: 24 },
  '& section + section': { marginBlockStart: 40 },
  '& h2': { marginBlockEnd: 4, outline: 'none' },
})

// Its words end where the column ends.
const ToggleAll = styled(Button)({ marginInlineEnd: -13 })

/** Questions by theme: searched through as one types, opened one by one or all at once. */
export function FaqList({ blocks }: { blocks: readonly Block[] }) {
  const groups = useMemo(() => readFaq(blocks), [blocks])
  const faq = useFaq(groups)
  const marks = useMemo(() => marksOf(wordsOf(faq.query)), [faq.query])
  return (
    <MarksContext value={marks}>
      <List>
        <Stack gap={8}>
          <SearchBox
            label={contentText.faq.search}
            value={faq.query}
            onChange={(event) => faq.search(event.target.value)}
          />
          <Row spread>
            <Quiet role="status">{contentText.faq.count(faq.count)}</Quiet>
            {faq.count > 1 && (
              <ToggleAll variant="text" size="small" onClick={faq.toggleAll}>
                {faq.isAllOpen ? contentText.faq.closeAll : contentText.faq.openAll}
              </ToggleAll>
            )}
          </Row>
        </Stack>
        {faq.groups.map((group) => (
          <section key={group.id} aria-labelledby={group.id}>
            <h2 id={group.id}>
              <Spans spans={group.words} />
            </h2>
            {group.questions.map((question) => (
              <QuestionItem
                key={question.id}
                question={question}
                isOpen={faq.isOpen(question.id)}
                onToggle={() => faq.toggle(question.id)}
              />
            ))}
          </section>
        ))}
        {faq.count === 0 && <NothingFound query={faq.query.trim()} />}
      </List>
    </MarksContext>
  )
}

/** No answer holds these words: somebody can be asked. */
export function NothingFound({ query }: { query: string }) {
  return (
    <EmptyState
      icon="search"
      title={contentText.faq.nothingFor(query)}
      text={contentText.faq.nothingHint}
      action={
        <ButtonLink variant="outlined" to={paths.contact()}>
          {contentText.writeToUs}
        </ButtonLink>
      }
    />
  )
}
