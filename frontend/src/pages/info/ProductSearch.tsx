import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { Button } from '@/components/Button'
import { SearchBox } from '@/features/content/components/SearchBox'
import { radius } from '@/lib/design'
import { paths } from '@/lib/paths'
import { infoText } from './text'

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  inlineSize: 'min(480px, 100%)',
})

// One shape with the field it stands beside.
const Submit = styled(Button)({ borderRadius: radius.pill })

/** A field that leads to the search of the shop. */
export function ProductSearch() {
  const navigate = useNavigate()
  const [words, setWords] = useState('')
  const search = (event: FormEvent) => {
    event.preventDefault()
    if (words.trim() !== '') void navigate(paths.search(words))
  }
  return (
    <Form role="search" aria-label={infoText.notFound.search} action="/search" onSubmit={search}>
      <SearchBox label={infoText.notFound.search} name="q" value={words} onChange={(event) => setWords(event.target.value)} />
      <Submit type="submit" variant="contained" size="large">
        {infoText.notFound.submit}
      </Submit>
    </Form>
  )
}
