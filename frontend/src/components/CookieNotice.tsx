import { useEffect, useState } from 'react'
import { Button } from '@/components/Button'
import { IconButton } from '@/components/IconButton'
import { styled } from '@mui/material/styles'
import { media, motion, radius } from '@/lib/design'
import { readCookiePreference, writeCookiePreference } from '@/lib/storage'
import { Icon } from './icons/Icon'

export const cookieText = {
  title: 'Cookie Notice',
  text: 'We use cookies to enhance your browsing experience, serve personalized ads or content, and analyze our traffic. By clicking "Accept", you consent to our use of cookies.',
  accept: 'Accept',
  decline: 'Decline',
  close: 'Close',
} as const

export const cookieDelay = 1000

const Card = styled('section')(({ theme }) => ({
  position: 'fixed',
  zIndex: 1300,
  insetInline: 8,
  insetBlockEnd: 'calc(8px + var(--sticky-bar, 0px) + env(safe-area-inset-bottom))',
  padding: '8px 16px 16px',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.surface.raised,
  boxShadow: theme.vars.palette.elevation.high,
  animation: `cookie-in ${motion.sheet}`,
  '@keyframes cookie-in': { from: { opacity: 0, transform: 'translateY(16px)' } },
  [media.tablet]: { insetInline: 'auto', insetInlineStart: 24, insetBlockEnd: 24, inlineSize: 440 },
}))
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginInlineEnd: -8,
})
const Text = styled('p')(({ theme }) => ({
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: theme.vars.palette.text.secondary,
}))
const Actions = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8, marginBlockStart: 12 })

/** Asks once, a second after the page has loaded, without taking the focus or moving the page. */
export function CookieNotice() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (readCookiePreference() !== null) return
    const timer = setTimeout(() => setShown(true), cookieDelay)
    return () => clearTimeout(timer)
  }, [])
  if (!shown) return null
  const answer = (preference: 'accepted' | 'declined') => () => {
    writeCookiePreference(preference)
    setShown(false)
  }
  return (
    <Card aria-label={cookieText.title} data-print="none">
      <Head>
        <h2>{cookieText.title}</h2>
        <IconButton aria-label={cookieText.close} onClick={answer('declined')}>
          <Icon name="close" />
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
