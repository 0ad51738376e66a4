import { useState, type SubmitEvent } from 'react'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import SearchIcon from 'lucide-react/icons/search'
import { SearchField } from '@/components/form/SearchField'

const Form = styled('form')({ inlineSize: '100%', maxInlineSize: 400 })

const most = 200

interface ListSearchProps {
  label: string
  hint: string
  /** What is sought by the address. */
  value: string
  onSearch: (words: string) => void
}

/** Words to look for in a list; what the address says is what stands in it. */
export function ListSearch({ label, hint, value, onSearch }: ListSearchProps) {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <Form role="search" onSubmit={send}>
      <SearchField
        label={label}
        hint={hint}
        value={typed}
        slotProps={{ input: { maxLength: most } }}
        onChange={setTyped}
        after={
          <IconButton type="submit" aria-label={label}>
            <SearchIcon size={20} />
          </IconButton>
        }
      />
    </Form>
  )
}
