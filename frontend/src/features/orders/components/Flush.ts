import { styled } from '@/lib/styled'

/** A button without a border whose words stand on the same edge as the text around it. */
export const Flush = styled('div')({ display: 'flex', marginInlineStart: -17 })
