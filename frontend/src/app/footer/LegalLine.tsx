import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'
import { requestCookieNotice } from '@/components/cookieRequest'
import { useMarket } from '@/components/Market'
import { cookieText } from '@/components/text'
import { footerText } from './text'

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  color: theme.vars.palette.text.secondary,
  ...theme.typography.body2,
}))
const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px' })
const Quiet = styled('button')({
  minBlockSize: 44,
  padding: 0,
  border: 0,
  background: 'none',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
})

const year = new Date().getFullYear()

/** The last line of every footer: the copyright, the way to think again about cookies, and what a footer adds. */
export function LegalLine({ children }: { children?: ReactNode }) {
  const { name } = useMarket()
  return (
    <Line>
      <p>{footerText.copyright(name, year)}</p>
      <Choices>
        <Quiet type="button" onClick={requestCookieNotice}>
          {cookieText.settings}
        </Quiet>
        {children}
      </Choices>
    </Line>
  )
}
