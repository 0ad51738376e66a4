import { useId, useState, type ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { Icon } from '@/components/icons/Icon'
import { motion } from '@/lib/design'
import { listingText } from '../text'

const Box = styled('section')(({ theme }) => ({
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBlockEnd: 0 },
  '& h3': { margin: 0 },
}))
const Toggle = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  inlineSize: '100%',
  minBlockSize: 56,
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.vars.palette.text.primary,
  ...theme.typography.h3,
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg': { marginInlineStart: 'auto', transition: `transform ${motion.menu}` },
  '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
  '&:focus-visible': { outlineOffset: -2 },
}))
const Chosen = styled('span')(({ theme }) => ({
  paddingInline: 8,
  borderRadius: 8,
  ...theme.typography.caption,
  lineHeight: '22px',
  color: theme.vars.palette.tint.label,
  backgroundColor: theme.vars.palette.tint.ground,
}))
const Content = styled('div')({ paddingBlockEnd: 12 })

type FacetProps = { title: string; chosen?: number; startsOpen?: boolean; children: ReactNode }

/** One group of filters, which unfolds; its head says how many of it are chosen. */
export function Facet({ title, chosen = 0, startsOpen = false, children }: FacetProps) {
  const content = useId()
  const [open, setOpen] = useState(startsOpen || chosen > 0)
  return (
    <Box>
      <h3>
        <Toggle type="button" aria-expanded={open} aria-controls={content} onClick={() => setOpen(!open)}>
          {title} {chosen > 0 && <Chosen>{listingText.chosen(chosen)}</Chosen>}
          <Icon name="chevronDown" size={20} />
        </Toggle>
      </h3>
      <Content id={content} hidden={!open} role="group" aria-label={title}>
        {children}
      </Content>
    </Box>
  )
}
