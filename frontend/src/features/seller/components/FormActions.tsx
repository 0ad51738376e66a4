import type { ReactNode } from 'react'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Row } from '@/components/Row'
import { media } from '@/lib/design'
import { StickyActionBar } from './StickyActionBar'

/** What saves a form: below it on a desk; on a phone always in sight while the form is, within reach of the thumb. */
export function FormActions({ children }: { children: ReactNode }) {
  const isWide = useMediaQuery(media.wide)
  return isWide ? <Row>{children}</Row> : <StickyActionBar>{children}</StickyActionBar>
}
