import { use, useRef, type ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { FirstViewContext } from '@/components/Preview'
import { media } from '@/lib/design'
import { useNear } from '../due'

/**
 * The browser neither lays out nor paints the part while it is far away. Its box reaches over the
 * page's gutter, because what sticks out of it would be cut off.
 */
const Box = styled('div', { shouldForwardProp: (name) => name !== 'phone' && name !== 'wide' })<{
  phone: string
  wide: string
}>(({ phone, wide }) => ({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${phone}`,
  marginInline: -16,
  paddingInline: 16,
  scrollMarginBlockStart: 16,
  '&:empty': { minBlockSize: phone },
  [media.tablet]: { marginInline: -24, paddingInline: 24 },
  [media.wide]: {
    containIntrinsicBlockSize: `auto ${wide}`,
    scrollMarginBlockStart: 72,
    '&:empty': { minBlockSize: wide },
  },
}))

type BelowProps = {
  /** About how tall the part is on phones and from 900 px on, as CSS. */
  phone: string
  wide: string
  id?: string
  children: ReactNode
}

/** A part of the page below the fold: it is there from the start, and drawn when it comes near. */
export function Below({ id, ...rest }: BelowProps) {
  if (use(FirstViewContext)) return null
  return <Box {...rest} {...(id ? { id } : {})} />
}

/** The same for a part that is not even built, and asks for nothing, until it is near or the visitor acts. */
export function BelowLater({ id, phone, wide, children }: BelowProps) {
  const box = useRef<HTMLDivElement>(null)
  const near = useNear(box)
  return (
    <Box ref={box} phone={phone} wide={wide} {...(id ? { id } : {})}>
      {near && children}
    </Box>
  )
}
