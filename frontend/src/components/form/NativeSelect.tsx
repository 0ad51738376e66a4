import type { ComponentProps } from 'react'
import { styled } from '@mui/material/styles'
import { Icon } from '../icons/Icon'
import { SelectBox } from './controls'

const Frame = styled('span')({
  position: 'relative',
  display: 'block',
  '& > svg': { position: 'absolute', insetBlock: 0, insetInlineEnd: 12, marginBlock: 'auto', pointerEvents: 'none' },
})

/** A choice from a list: the browser's own, which every phone and screen reader knows, in the house's look. */
export function NativeSelect({ children, ...rest }: ComponentProps<'select'>) {
  return (
    <Frame>
      <SelectBox {...rest}>{children}</SelectBox>
      <Icon name="chevronDown" size={20} />
    </Frame>
  )
}
