import type { ComponentProps } from 'react'
import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { radius } from '@/lib/design'

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  color: theme.vars.palette.text.secondary,
  '& > svg': { position: 'absolute', insetBlockStart: 14, insetInlineStart: 16, pointerEvents: 'none' },
}))
const Input = styled('input')(({ theme }) => ({
  inlineSize: '100%',
  minBlockSize: 48,
  paddingInline: '46px 16px',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: radius.pill,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  appearance: 'none',
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&:focus-visible': { outlineOffset: 1, borderColor: theme.vars.palette.primary.main },
}))

/** A field to search with; its label is read aloud and stands in the empty field. */
export function SearchBox({ label, ...rest }: { label: string } & Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <Frame>
      <Icon name="search" size={20} />
      <Input type="search" enterKeyHint="search" autoComplete="off" aria-label={label} placeholder={label} {...rest} />
    </Frame>
  )
}
