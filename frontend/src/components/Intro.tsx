import { styled } from '@mui/material/styles'
import { characters } from '@/lib/design'

/** The purpose of a page, right below its heading. */
export const Intro = styled('p')(({ theme }) => ({
  maxInlineSize: characters(68),
  marginBlockStart: -12,
  color: theme.vars.palette.text.secondary,
}))
