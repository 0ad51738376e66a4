import { styled } from '@mui/material/styles'

/** The illustrations of empty and error states. */
export type SceneName = 'bags' | 'bear' | 'compass' | 'parcel' | 'plant' | 'shop' | 'teapot'

const Picture = styled('img')({ inlineSize: 140, blockSize: 140, objectFit: 'contain' })

/** An illustration for an empty or error state. */
export function Scene({ name }: { name: SceneName }) {
  return <Picture src={`/scene/${name}.webp`} alt="" width={256} height={256} decoding="async" data-print="none" />
}
