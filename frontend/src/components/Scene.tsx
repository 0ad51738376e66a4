import { styled } from '@mui/material/styles'

/** The pictures that stand where nothing else is to be seen. */
export type SceneName = 'bags' | 'bear' | 'compass' | 'parcel' | 'plant' | 'shop' | 'teapot'

const Picture = styled('img')({ inlineSize: 140, blockSize: 140, objectFit: 'contain' })

/** An object from the market, as decoration of an empty or broken place. */
export function Scene({ name }: { name: SceneName }) {
  return <Picture src={`/scene/${name}.webp`} alt="" width={256} height={256} decoding="async" data-print="none" />
}
