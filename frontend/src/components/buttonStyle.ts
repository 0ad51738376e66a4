import type { CSSObject, Theme } from '@mui/material/styles'
import { media, motion, radius } from '@/lib/design'

export type ButtonLook = {
  /** One contained primary a screen; the rest outlined or text. */
  variant?: 'contained' | 'outlined' | 'text'
  color?: 'primary' | 'error'
  size?: 'small' | 'medium' | 'large'
  fullWidth?: boolean
}

const lookProps: ReadonlySet<PropertyKey> = new Set(['variant', 'color', 'size', 'fullWidth'])

/** Which props stay off the element. */
export const isNoLook = (name: PropertyKey) => !lookProps.has(name)

function colours(theme: Theme, variant: ButtonLook['variant'], color: 'primary' | 'error'): CSSObject {
  const { palette } = theme.vars
  const role = palette[color]
  if (variant === 'contained')
    return {
      color: role.contrastText,
      backgroundColor: role.main,
      [media.hover]: { '&:hover': { backgroundColor: role.dark } },
    }
  const ink = color === 'error' ? role.main : palette.text.primary
  const hover = {
    [media.hover]: {
      '&:hover': { backgroundColor: palette.action.hover, borderColor: variant === 'outlined' ? ink : 'transparent' },
    },
  }
  if (variant === 'outlined')
    return {
      color: ink,
      backgroundColor: palette.background.paper,
      borderColor: color === 'error' ? role.main : palette.control,
      ...hover,
    }
  return { color: color === 'error' ? role.main : palette.link, backgroundColor: 'transparent', ...hover }
}

/** The look shared by buttons and by links that look like buttons: colour and a small press, no ripple. */
export function buttonStyle({
  theme,
  variant = 'text',
  color = 'primary',
  size = 'medium',
  fullWidth = false,
}: ButtonLook & { theme: Theme }): CSSObject {
  return {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minInlineSize: 44,
    minBlockSize: size === 'large' ? 48 : 44,
    inlineSize: fullWidth ? '100%' : 'auto',
    padding: { small: '7px 12px', medium: '7px 16px', large: '9px 24px' }[size],
    border: '1px solid transparent',
    borderRadius: radius.field,
    ...theme.typography.h4,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${motion.press}, border-color ${motion.press}, transform ${motion.press}`,
    '&:active': { transform: 'scale(calc(1 - .02 * var(--motion)))' },
    ...colours(theme, variant, color),
    '&:disabled, &[aria-disabled="true"]': {
      color: theme.vars.palette.text.disabled,
      backgroundColor: variant === 'text' ? 'transparent' : theme.vars.palette.surface.disabled,
      borderColor: 'transparent',
      cursor: 'not-allowed',
      transform: 'none',
    },
  }
}
