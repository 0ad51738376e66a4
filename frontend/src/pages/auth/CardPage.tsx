import { useEffect, useRef, type ReactNode } from 'react'
import Avatar from '@mui/material/Avatar'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import type { LucideIcon } from 'lucide-react'
import ShoppingCartIcon from 'lucide-react/icons/shopping-cart'
import { useSearchParams } from 'react-router-dom'
import { PageTitle } from '@/components/Page'
import { useCartCount } from '@/features/cart/useCart'
import { radius } from '@/lib/design'
import { loginReasons, paths, reasonParameter, returnUrlParameter, safeReturnUrl, type LoginReason } from '@/lib/paths'
import { loginText } from './text'

/** Links under a form, each as high as a finger needs. */
export const CardLinks = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 16px',
  paddingBlockStart: 8,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 44 },
}))

interface CardPageProps {
  title: string
  icon?: LucideIcon
  /** Takes the place of a form that was sent, so the focus moves here. */
  isAnswer?: boolean
  children: ReactNode
}

/** What is written in the card of a guest page: its title, with a picture where there is nothing to fill in. */
export function CardPage({ title, icon: Icon, isAnswer = false, children }: CardPageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnswer) heading.current?.focus()
  }, [isAnswer])
  return (
    <Stack spacing={2.5}>
      <PageTitle>{title}</PageTitle>
      {Icon && (
        <Avatar variant="rounded" sx={{ inlineSize: 56, blockSize: 56 }}>
          <Icon size={28} />
        </Avatar>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </Stack>
  )
}

const Note = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '10px 16px',
  borderRadius: radius.field,
  color: theme.vars.palette.tint.label,
  backgroundColor: theme.vars.palette.tint.ground,
  fontWeight: 550,
}))

const Why = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }))

type LoginReasonTextProps = {
  reason: LoginReason | undefined
  returnUrl: string | undefined
  words: Record<LoginReason | 'checkout', string>
}

/** Why the account is needed: the address says it, or where it leads on to. */
export function LoginReasonText({ reason, returnUrl, words }: LoginReasonTextProps) {
  if (reason) return <Why>{words[reason]}</Why>
  return pathOf(returnUrl) === paths.checkout() && <Why>{words.checkout}</Why>
}

const onTheWay: ReadonlySet<string> = new Set([paths.cart(), paths.checkout()])

/** Tells somebody who was on the way to pay that nothing of the cart is lost. */
export function CartNote({ returnUrl }: { returnUrl: string | undefined }) {
  const count = useCartCount()
  if (count === 0 || !onTheWay.has(pathOf(returnUrl))) return null
  return (
    <Note>
      <ShoppingCartIcon size={20} />
      {loginText.cart(count)}
    </Note>
  )
}

const pathOf = (returnUrl: string | undefined) => safeReturnUrl(returnUrl).split(/[?#]/, 1)[0] ?? ''

/** What the shopper was about to do when the login was asked for, if the address says it. */
export function useLoginReason(): LoginReason | undefined {
  const [search] = useSearchParams()
  return loginReasons.find((reason) => reason === search.get(reasonParameter))
}

/** Where the shopper wanted to go before the login was asked for. */
export function useReturnUrl(): string | undefined {
  const [search] = useSearchParams()
  return search.get(returnUrlParameter) ?? undefined
}
