import { useMemo } from 'react'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { Row } from '@/components/Row'
import { EmptyState } from '@/components/EmptyState'
import { marksOf } from '@/components/richText/marks'
import { paths } from '@/lib/paths'
import { readFaq, soughtIn } from '../faq'
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
export function FaqList({ html }: { html: string }) {
  const groups = useMemo(() => readFaq(html), [html])
  const faq = useFaq(groups)
  const marks = useMemo(() => marksOf(soughtIn(faq.query)), [faq.query])
  return (
    <List>
      <Stack spacing={1}>
        <SearchBox
          label={contentText.faq.search}
          value={faq.query}
          onChange={(event) => faq.search(event.target.value)}
        />
        <Row spread>
          <Typography variant="body2" color="textSecondary" role="status">
            {contentText.faq.count(faq.count)}
          </Typography>
          {faq.count > 1 && (
            <ToggleAll variant="text" size="small" onClick={faq.toggleAll}>
              {faq.isAllOpen ? contentText.faq.closeAll : contentText.faq.openAll}
            </ToggleAll>
          )}
        </Row>
      </Stack>
      {faq.groups.map((group) => (
        <section key={group.id} aria-labelledby={group.id}>
          <h2 id={group.id}>{group.title}</h2>
          {group.questions.map((question) => (
            <QuestionItem
              key={question.id}
              question={question}
              marks={marks}
              isOpen={faq.isOpen(question.id)}
              onToggle={() => faq.toggle(question.id)}
            />
          ))}
        </section>
      ))}
      {faq.count === 0 && <NothingFound query={faq.query.trim()} />}
    </List>
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
        <Button component={Link} variant="outlined" to={paths.contact()}>
          {contentText.writeToUs}
        </Button>
      }
    />
  )
}
