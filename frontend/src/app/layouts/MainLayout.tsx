import { Outlet, useLocation } from 'react-router-dom'
import { styled } from '@mui/material/styles'
import { paths } from '@/lib/paths'
import { Footer } from '../footer/Footer'
import { ShortFooter } from '../footer/ShortFooter'
import { CheckoutHeader } from '../header/CheckoutHeader'
import { Header } from '../header/Header'
import { PromoLine } from '../header/PromoLine'

// Even below the low header of the checkout the footer starts under the first screen, and never jumps there.
const Main = styled('main')({ flex: '1 0 auto', minBlockSize: 'calc(100dvh - 56px)', outline: 'none' })

/** Header, content, footer: the layout of everything open to shoppers; at the checkout little else. */
export function MainLayout() {
  const isCheckout = useLocation().pathname === paths.checkout()
  return (
    <>
      {isCheckout ? (
        <CheckoutHeader />
      ) : (
        <>
          <PromoLine />
          <Header />
        </>
      )}
      <Main id="content" tabIndex={-1}>
        <Outlet />
      </Main>
      {isCheckout ? <ShortFooter /> : <Footer />}
    </>
  )
}
