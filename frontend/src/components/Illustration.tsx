import { styled } from '@mui/material/styles'

/** The illustrations of empty and error states. */
export type IllustrationName = 'bags' | 'bear' | 'compass' | 'parcel' | 'plant' | 'shop' | 'teapot'

const Picture = styled('img')({ inlineSize: 140, blockSize: 140, objectFit: 'contain' })

/** An illustration for an empty or error state. */
export function Illustration({ name }: { name: IllustrationName }) {
  return <Picture src={`/scene/${name}.webp`} alt="" width={256} height={256} decoding="async" data-print="none" />
}
