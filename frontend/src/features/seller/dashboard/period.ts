/**
 * Which days the dashboard is about. The choice lives in the address: `period` names one that moves with
 * the day, `from` and `to` are days of one's own; without either it is the last 30 days.
 */
import { useSearchParams } from 'react-router-dom'

/** The choices that move with the day. */
export const presets = ['today', '7d', '30d', '90d', '12m'] as const
export type Preset = (typeof presets)[number]

/** Days in a row, each as `2026-11-23`. */
export interface Days {
  from: string
  to: string
}

/** What was chosen. */
export type Choice = Preset | Days

/** What the server shows by itself. */
export const defaultPreset: Preset = '30d'
/** The most days at once. */
export const mostDays = 366

const dayMilliseconds = 24 * 60 * 60 * 1000
const utc = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 'yyyy-mm-dd'.length)
const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(utc(text))

/** How many days, both ends counted. */
export const lengthOf = ({ from, to }: Days) => Math.round((utc(to) - utc(from)) / dayMilliseconds) + 1

/** The day it is in a time zone, by its IANA name. */
export function todayIn(timeZone: string, now = new Date()): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const named = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, value]))
  return `${named.year}-${named.month}-${named.day}`
}

/** The days of a choice, if today is this day. */
export function daysOf(choice: Choice, today: string): Days {
  if (typeof choice !== 'string') return choice
  if (choice === '12m') {
    const [year = 0, ...rest] = today.split('-').map(Number)
    const [month = 1, day = 1] = rest
    return { from: dayOf(Date.UTC(year - 1, month - 1, day + 1)), to: today }
  }
  const back = { today: 0, '7d': 6, '30d': 29, '90d': 89 }[choice]
  return { from: dayOf(utc(today) - back * dayMilliseconds), to: today }
}

/** What an address says; what it does not say well is as good as nothing. */
export function readChoice(address: URLSearchParams): Choice {
  const [from, to] = [address.get('from'), address.get('to')]
  if (isDay(from) && isDay(to) && from <= to && lengthOf({ from, to }) <= mostDays) return { from, to }
  return presets.find((known) => known === address.get('period')) ?? defaultPreset
}

/** The choice in the address, and what puts another one there. */
export function usePeriod(): [Choice, (choice: Choice) => void] {
  const [address, setAddress] = useSearchParams()
  const choose = (choice: Choice) => {
    setAddress(
      (known) => {
        const next = new URLSearchParams(known)
        for (const name of ['period', 'from', 'to']) next.delete(name)
        if (typeof choice !== 'string') {
          next.set('from', choice.from)
          next.set('to', choice.to)
        } else if (choice !== defaultPreset) {
          next.set('period', choice)
        }
        return next
      },
      { preventScrollReset: true },
    )
  }
  return [readChoice(address), choose]
}
