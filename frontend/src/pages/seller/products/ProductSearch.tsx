import type { SubmitEvent } from 'react'
import { styled } from '@mui/material/styles'
import { Button } from '@/components/Button'
import { Field } from '@/components/form/Field'
import { productsPageText } from '../text'

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 400px) auto',
  justifyContent: 'start',
  alignItems: 'end',
  gap: 12,
})

interface ProductSearchProps {
  /** What is being looked for. */
  q: string
  onFind: (text: string) => void
}

/** Finds products by title or article number; an empty field shows all again. */
export function ProductSearch({ q, onFind }: ProductSearchProps) {
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onFind(String(new FormData(event.currentTarget).get('q') ?? '').trim())
  }
  return (
    <search>
      <Form onSubmit={find}>
        <Field
          label={productsPageText.search}
          hint={productsPageText.searchHint}
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          defaultValue={q}
        />
        <Button type="submit" variant="outlined" size="large">
          {productsPageText.find}
        </Button>
      </Form>
    </search>
  )
}
