import type { ComponentProps, ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { buttonStyle, isNoLook, type ButtonLook } from './buttonStyle'

const Element = styled('button', { shouldForwardProp: isNoLook })<ButtonLook>(buttonStyle)

export type ButtonProps = ComponentProps<typeof Element> & { startIcon?: ReactNode }

/** A button. A plain one does not submit: give `type="submit"` where it should. */
export function Button({ type = 'button', startIcon, children, ...rest }: ButtonProps) {
  return (
    <Element type={type} {...rest}>
      {startIcon}
      {children}
    </Element>
  )
}

/** The same look for a link that leaves the storefront's pages. */
export const ButtonAnchor = styled('a', { shouldForwardProp: isNoLook })<ButtonLook>(buttonStyle)

/** The same look for the label of a hidden control, such as a file field. */
export const ButtonLabel = styled('label', { shouldForwardProp: isNoLook })<ButtonLook>(buttonStyle, ({ theme }) => ({
  '&:focus-within': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}))
