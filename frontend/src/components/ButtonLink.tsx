import type { ComponentProps, ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { buttonStyle, isNoLook, type ButtonLook } from './buttonStyle'

const Element = styled(Link, { shouldForwardProp: isNoLook })<ButtonLook>(buttonStyle)

/** A link that looks like a button. */
export function ButtonLink({
  startIcon,
  children,
  ...rest
}: ComponentProps<typeof Element> & { startIcon?: ReactNode }) {
  return (
    <Element data-print="none" {...rest}>
      {startIcon}
      {children}
    </Element>
  )
}
