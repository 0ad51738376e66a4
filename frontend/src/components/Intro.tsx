import { styled } from '@mui/material/styles'

/** The purpose of a page, right below its heading. */
export const Intro = styled('p')(({ theme }) => ({
  maxInlineSize: '68ch',
  marginBlockStart: -12,
  color: theme.vars.palette.text.secondary,
}))
