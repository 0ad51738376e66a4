import type { ReactNode } from 'react'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Row } from '@/components/Row'
import { media } from '@/lib/design'
import { BottomBar } from './BottomBar'

/** What saves a form: below it on a desk; on a phone always in sight while the form is, within reach of the thumb. */
export function FormActs({ children }: { children: ReactNode }) {
  const isWide = useMediaQuery(media.wide)
  return isWide ? <Row>{children}</Row> : <BottomBar>{children}</BottomBar>
}
