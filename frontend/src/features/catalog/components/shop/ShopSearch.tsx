import { useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { IconButton } from '@/components/IconButton'
import { Icon } from '@/components/icons/Icon'
import { media, radius } from '@/lib/design'
import { shopfrontText } from './text'

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  paddingInlineEnd: 2,
  borderRadius: radius.pill,
  border: `1px solid ${theme.vars.palette.control}`,
  backgroundColor: theme.vars.palette.background.paper,
  [media.tablet]: { maxInlineSize: 440 },
  '&:focus-within': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '& input': {
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 44,
    paddingInline: 20,
    border: 0,
    background: 'none',
    ...theme.typography.body1,
    outline: 'none',
  },
}))

/** Looks for words among one shop's goods; the words stand in the address. */
export function ShopSearch({ shop }: { shop: string }) {
  const [params, setParams] = useSearchParams()
  const asked = params.get('q') ?? ''
  const [draft, setDraft] = useState({ of: asked, text: asked })
  if (draft.of !== asked) setDraft({ of: asked, text: asked })
  const search = (event: FormEvent) => {
    event.preventDefault()
    const next = new URLSearchParams(params)
    next.delete('page')
    const words = draft.text.trim()
    if (words) next.set('q', words)
    else next.delete('q')
    setParams(next, { preventScrollReset: true })
  }
  return (
    <Form role="search" aria-label={shopfrontText.searchIn(shop)} onSubmit={search}>
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={shopfrontText.searchIn(shop)}
        placeholder={shopfrontText.searchIn(shop)}
        value={draft.text}
        onChange={(event) => setDraft({ of: asked, text: event.target.value })}
      />
      <IconButton type="submit" aria-label={shopfrontText.search}>
        <Icon name="search" />
      </IconButton>
    </Form>
  )
}
