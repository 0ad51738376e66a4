import { styled } from '@mui/material/styles'

/** A button without a border whose words stand on the same edge as the text around it. */
export const Flush = styled('div')({ display: 'flex', marginInlineStart: -17 })

/** Around controls that follow one another; it can take the focus while none of them is there. */
export const Box = styled('div')({ '&:focus': { outline: 'none' } })
