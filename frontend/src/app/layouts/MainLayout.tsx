import { styled } from '@mui/material/styles'
import { Outlet } from 'react-router-dom'
import { Footer } from '../footer/Footer'
import { Header } from '../header/Header'
import { PromoLine } from '../header/PromoLine'

const Main = styled('main')({ flex: '1 0 auto', minBlockSize: 'calc(100dvh - 96px)', outline: 'none' })

/** Header, content, footer: the layout of everything open to shoppers. */
export function MainLayout() {
  return (
    <>
      <PromoLine />
      <Header />
      <Main id="content" tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer />
    </>
  )
}
