/** The scale of the price slider: round ends and round steps. Pure. */

/** From `low` to `high` in steps of `step`, in minor units. */
export type Scale = { low: number; high: number; step: number }

/** So many steps at most lie between the ends. */
const mostSteps = 100

/** The smallest of 1, 2, 5, 10, 20 … that is not smaller than this. */
function roundUp(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 5, 10].find((digit) => digit * power >= least) ?? 10) * power
}

/** The scale that these prices lie on. */
export function scaleOf({ min, max }: { min: number; max: number }): Scale {
  const step = roundUp(Math.max(1, (max - min) / mostSteps))
  const low = Math.floor(min / step) * step
  return { low, high: Math.max(low + step, Math.ceil(max / step) * step), step }
}

/** A value on the scale; what lies beyond an end is at the end. */
export const onScale = (value: number | null, { low, high }: Scale, end: number) =>
  Math.min(high, Math.max(low, value ?? end))

/** Where a value lies, from 0 to 100. */
export const percentOn = (value: number, { low, high }: Scale) => ((value - low) / (high - low)) * 100
