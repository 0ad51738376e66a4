import type { Source } from './chromium/sources.mjs'

export default function setUpChromium(): Promise<void>
export function findChromium(): Promise<string>
export function firstThatHolds(
  candidates: Source[],
  trial: (path: string) => Promise<void>,
  say?: (line: string) => void,
): Promise<string>
