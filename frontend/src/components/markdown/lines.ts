/** What the lines of a Markdown text look like at their start. */
import type { Block } from './tree'

/** What was read, and the line to go on at. */
export type Read = { block: Block; next: number } | null

/** Reads the lines inside a list or a quote. */
export type Inner = (lines: string[]) => Block[]

export const headingPattern = /^\s*(#{1,6})\s+(\S.*)$/
export const fencePattern = /^\s*(```+|~~~+)/
export const rulePattern = /^\s*([-*_])(?:\s*\1){2,}\s*$/
export const quotePattern = /^\s*> ?/

export const isBlank = (line: string | undefined) => line === undefined || line.trim() === ''

/** What stands before the text of a list item. */
export interface Marker {
  indent: number
  /** How many signs stand before the item's text. */
  width: number
  /** Null for a bullet. */
  number: number | null
  text: string
}

const markerPattern = /^( *)(?:[-*+]|(\d{1,9})[.)])(?: +|$)/

/** The mark at the start of a list item, or null when the line is none. */
export function markerOf(line: string): Marker | null {
  const match = markerPattern.exec(line)
  if (!match) return null
  const [whole, indent = '', digits] = match
  const number = digits === undefined ? null : Number(digits)
  return { indent: indent.length, width: whole.length, number, text: line.slice(whole.length) }
}

/** Whether this line begins a block of its own even without an empty line before it. */
export function startsBlock(line: string): boolean {
  if ([headingPattern, fencePattern, rulePattern, quotePattern].some((pattern) => pattern.test(line))) return true
  const marker = markerOf(line)
  // "2026. was a good year" is a sentence; "1." starts a list.
  return marker !== null && marker.text !== '' && (marker.number === null || marker.number === 1)
}
