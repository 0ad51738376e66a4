import type { CSSObject } from '@mui/material/styles'
import { styled } from '@mui/material/styles'
import { radius } from '@/lib/design'

type SkeletonProps = { width?: number | string; height?: number | string }

/** A grey box where content will stand, in the size of the content. */
export const Skeleton = styled('span', {
  // `as` is for Emotion: handed on it would be an attribute, and the element the wrong one.
  shouldForwardProp: (name) => name !== 'width' && name !== 'height' && name !== 'as',
})<SkeletonProps>(
  ({ theme, width = '100%', height = 20 }): CSSObject => ({
    display: 'block',
    inlineSize: width,
    blockSize: height,
    borderRadius: radius.field,
    backgroundColor: theme.vars.palette.surface.skeleton,
    // A quick answer is never preceded by a flicker of grey.
    animation: 'skeleton-in 1ms 150ms both, skeleton-breath 1.6s ease-in-out 300ms infinite',
    '@keyframes skeleton-in': { from: { opacity: 0 } },
    '@keyframes skeleton-breath': { '50%': { opacity: 0.55 } },
    '@media (prefers-reduced-motion: reduce)': { animation: 'skeleton-in 1ms 150ms both' },
  }),
)
