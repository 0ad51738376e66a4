/** What the form of the settings holds, its rules, and the way to the server and back. */
import { atMost, matching } from '@/components/form/rules'
import { formatMoney, moneyToInput, parseMoney } from '@/lib/money'
import type { SettingValues } from '../api'
import { formatShare, parseShare, shareToInput } from '../shops/percent'
import { settingsText as words } from './text'

/** The name of a setting, in forms and on the wire. */
export type SettingName = keyof SettingValues

/** Each as it is typed. */
export type TypedSettings = Record<Exclude<SettingName, 'shopApproval'>, string> & Pick<SettingValues, 'shopApproval'>

export interface SettingsForm {
  values: TypedSettings
}

/** The settings as the form shows them. */
export const typedOf = (values: SettingValues, currency: string): TypedSettings => ({
  ...values,
  slogan: values.slogan ?? '',
  commissionBps: shareToInput(values.commissionBps),
  payoutHoldDays: String(values.payoutHoldDays),
  payoutMinimum: moneyToInput(values.payoutMinimum, currency),
  payoutDays: values.payoutDays.join(', '),
  carrierDays: `${values.carrierDays.min}-${values.carrierDays.max}`,
  deliveredAfterDays: String(values.deliveredAfterDays),
  adjustmentApprovalAbove: moneyToInput(values.adjustmentApprovalAbove, currency),
})

/** What the server is sent; the rules hold. */
export const valuesOf = (typed: TypedSettings, currency: string): SettingValues => ({
  ...typed,
  slogan: typed.slogan.trim() || null,
  commissionBps: parseShare(typed.commissionBps) ?? 0,
  payoutHoldDays: Number(typed.payoutHoldDays),
  payoutMinimum: parseMoney(typed.payoutMinimum, currency) ?? 0,
  payoutDays: daysIn(typed.payoutDays) ?? [],
  carrierDays: spanIn(typed.carrierDays) ?? { min: 0, max: 0 },
  deliveredAfterDays: Number(typed.deliveredAfterDays),
  adjustmentApprovalAbove: parseMoney(typed.adjustmentApprovalAbove, currency) ?? 0,
})

const lastDay = 28

/** Days of a month in their order; null if one is none. */
function daysIn(typed: string): number[] | null {
  const days = typed.split(/[,;\s]+/).filter(Boolean)
  const isFine = days.length > 0 && days.every((day) => /^\d{1,2}$/.test(day) && Number(day) >= 1 && Number(day) <= lastDay)
  return isFine ? [...new Set(days.map(Number))].sort((one, other) => one - other) : null
}

/** At least and at most so many days, from 1 to 90, as `2-5`; null if it is none. */
function spanIn(typed: string): SettingValues['carrierDays'] | null {
  const [, min = 0, max = 0] = /^\s*(\d{1,2})\s*[-–]\s*(\d{1,2})\s*$/.exec(typed)?.map(Number) ?? []
  return min >= 1 && min <= max && max <= 90 ? { min, max } : null
}

/** A whole number of days in these bounds. */
export const countFrom = (least: number, most: number) => (typed: string) =>
  (/^\d{1,3}$/.test(typed) && Number(typed) >= least && Number(typed) <= most) || words.daysFault(least, most)

/** As the server takes it at most, in minor units. */
const mostMinor = 1_000_000_000_000

function amountFrom(least: number, currency: string, most = mostMinor) {
  return (typed: string) => {
    const amount = parseMoney(typed, currency) ?? -1
    if (amount > most) return words.amountAbove(formatMoney(most, currency))
    return amount >= least || words.amountFault(moneyToInput(1000, currency))
  }
}

const text = (most: number) => ({ required: words.missing, validate: atMost(most, words.atMost(most)) })

/** The rules of the typed fields; one person may book no more than the server says. */
export const settingRules = (currency: string, mostAlone: number) => ({
  name: text(60),
  slogan: { validate: atMost(100, words.atMost(100)) },
  contactEmail: matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, words.emailFault),
  postalAddress: text(200),
  socialUrl: matching(/^https?:\/\/[^\s/]+\.\S+$/, words.urlFault),
  commissionBps: { validate: (typed: string) => parseShare(typed) !== null || words.percentFault },
  payoutHoldDays: { validate: countFrom(0, 365) },
  payoutMinimum: { validate: amountFrom(1, currency) },
  payoutDays: { validate: (typed: string) => daysIn(typed) !== null || words.payoutDaysFault },
  carrierDays: { validate: (typed: string) => spanIn(typed) !== null || words.carrierDaysFault },
  deliveredAfterDays: { validate: countFrom(1, 365) },
  adjustmentApprovalAbove: { validate: amountFrom(0, currency, mostAlone) },
})

/** What others saved of what was typed over, by the names of the fields. */
export function savedMeanwhile(typed: TypedSettings, before: TypedSettings, now: TypedSettings): Record<string, string> {
  const names = Object.keys(now) as SettingName[]
  const taken = names.filter((name) => now[name] !== before[name] && typed[name] !== before[name] && typed[name] !== now[name])
  return Object.fromEntries(
    taken.map((name) => {
      const value = name === 'shopApproval' ? words.approval[now[name]].label : now[name]
      return [`values.${name}`, words.savedMeanwhile(value || words.none)]
    }),
  )
}

/** A setting as the history writes it, for people. */
export function shownOf(setting: string, value: string, currency: string): string {
  switch (setting) {
    case 'commissionBps':
      return formatShare(Number(value))
    case 'payoutMinimum':
    case 'adjustmentApprovalAbove':
      return formatMoney(Number(value), currency)
    case 'payoutDays':
      return value.replaceAll(',', ', ')
    case 'shopApproval':
      return value === 'manual' ? words.approval.manual.label : words.approval.auto.label
    default:
      return value
  }
}

/** What a setting is called; a newer server may know more of them. */
export const nameOf = (setting: string): string => (words.names as Readonly<Record<string, string>>)[setting] ?? setting
