/**
 * Styled components of the house. Colours are CSS variables that the page carries from the start
 * (`tokens.ts` through the build), so a style asks for `theme.vars.palette.text.primary` and gets the
 * variable of that role: switching the scheme restyles nothing and no provider is needed.
 *
 * Material UI's own `styled` would bring its whole theme machinery onto every page.
 */
import type { CSSObject } from '@emotion/react'
import emotionStyled, { type CreateStyled } from '@emotion/styled'
import { light, variablePrefix } from './tokens'

export type { CSSObject } from '@emotion/react'

type Variables<Roles> = { [Role in keyof Roles]: Roles[Role] extends object ? Variables<Roles[Role]> : string }

function variablesOf<Roles extends object>(roles: Roles, prefix: string): Variables<Roles> {
  const entries = Object.entries(roles).map(([role, value]) => {
    const name = `${prefix}-${role}`
    return [role, typeof value === 'object' ? variablesOf(value as object, name) : `var(${name})`] as const
  })
  return Object.fromEntries(entries) as Variables<Roles>
}

/** What styles may ask for. */
export const theme = { vars: { palette: variablesOf(light, variablePrefix) } }

/** The type of {@link theme}. */
export type Theme = typeof theme

declare module '@emotion/react' {
  // oxlint-disable-next-line no-shadow -- the name that Emotion gives it
  interface Theme {
    vars: { palette: Variables<typeof light> }
  }
}

type Style = CSSObject | ((props: object) => CSSObject)

const withTheme = (style: Style): Style =>
  typeof style === 'function' ? (props: object) => style({ ...props, theme }) : style

/** Props of the style alone are left out by whoever names them; all others are what the element understands. */
const shouldForwardProp = (name: string) => name !== 'as' && name !== 'theme'

/** Emotion's `styled` with the house's colours as `theme`; components too can be shown `as` another element. */
export const styled = ((tag: keyof React.JSX.IntrinsicElements, options?: object) => {
  const create = emotionStyled(tag, { shouldForwardProp, ...options })
  return (...styles: Style[]) => create(...styles.map(withTheme))
}) as unknown as CreateStyled
