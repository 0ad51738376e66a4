import { useEffect, useRef, useState } from 'react'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import CloseIcon from 'lucide-react/icons/x'
import { media, motion, radius } from '@/lib/design'
import { onStorageChange, readCookiePreference, storageKeys, writeCookiePreference } from '@/lib/storage'
import { onCookieNoticeRequest } from './cookieNoticeRequest'
import { cookieText } from './text'

export const cookieDelay = 1000

const Card = styled('section')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.speedDial,
  insetInline: 8,
  insetBlockEnd: 'calc(8px + var(--sticky-bar, 0px) + env(safe-area-inset-bottom))',
  padding: '8px 16px 16px',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.surface.raised,
  boxShadow: theme.vars.palette.elevation.high,
  animation: `cookie-in ${motion.sheet}`,
  '@keyframes cookie-in': { from: { opacity: 0, transform: 'translateY(calc(16px * var(--motion)))' } },
  [media.tablet]: {
    insetInline: 'auto',
    insetInlineStart: 24,
    insetBlockEnd: 'calc(24px + var(--sticky-bar, 0px))',
    inlineSize: 440,
  },
}))
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginInlineEnd: -8,
  '& > h2': { ...theme.typography.h3, outline: 'none' },
}))
const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}))
const Actions = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8, marginBlockStart: 12 })

/** Whether the notice is to be seen: a second after an unanswered start, and whenever somebody asks for it. */
function useNotice() {
  const [shown, setShown] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const askedFrom = useRef<Element | null>(null)
  useEffect(() => {
    if (readCookiePreference() !== null) return
    const timer = setTimeout(() => setShown(true), cookieDelay)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => onStorageChange(storageKeys.cookiePreference, () => setShown(false)), [])
  useEffect(
    () =>
      onCookieNoticeRequest(() => {
        askedFrom.current = document.activeElement
        setShown(true)
      }),
    [],
  )
  useEffect(() => {
    // The focus follows only who asked for the notice; by itself it never takes it.
    if (shown && askedFrom.current) title.current?.focus()
  }, [shown])
  const hide = () => {
    setShown(false)
    if (askedFrom.current instanceof HTMLElement) askedFrom.current.focus()
    askedFrom.current = null
  }
  return { shown, title, hide }
}

/** Asks once, a second after the page has loaded, without taking the focus or moving the page. */
export function CookieNotice() {
  const { shown, title, hide } = useNotice()
  if (!shown) return null
  const answer = (preference: 'accepted' | 'declined') => () => {
    writeCookiePreference(preference)
    hide()
  }
  return (
    <Card aria-label={cookieText.title} data-print="none">
      <Head>
        <h2 ref={title} tabIndex={-1}>
          {cookieText.title}
        </h2>
        <IconButton aria-label={cookieText.close} onClick={answer('declined')}>
          <CloseIcon />
        </IconButton>
      </Head>
      <Text>{cookieText.text}</Text>
      <Actions>
        <Button variant="outlined" onClick={answer('accepted')}>
          {cookieText.accept}
        </Button>
        <Button variant="outlined" onClick={answer('declined')}>
          {cookieText.decline}
        </Button>
      </Actions>
    </Card>
  )
}
