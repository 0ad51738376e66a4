/** What a form's fields must hold, as plain functions: each check answers its fault in words, or nothing. */

/** What was typed, by field name. */
export type Values<Name extends string = string> = Readonly<Record<Name, string>>

/** Looks at one value, and at the others where it depends on them. */
export type Check = (value: string, all: Values) => string | undefined

/** How a field's text is tidied up, and what it must hold then. */
export interface Rule {
  clean: (typed: string) => string
  checks: readonly Check[]
}

/** The rules of a form, by field name. */
export type Rules<Name extends string> = Readonly<Record<Name, Rule>>

/** A fault per field that has one. */
export type Faults<Name extends string> = Partial<Record<Name, string>>

/** A line or a text: spaces around it do not count. */
export const trimmed = (...checks: Check[]): Rule => ({ clean: (typed) => typed.trim(), checks })

/** Every character counts, as in a password. */
export const verbatim = (...checks: Check[]): Rule => ({ clean: (typed) => typed, checks })

/** Something must be there. */
export const required =
  (message: string): Check =>
  (value) =>
    value === '' ? message : undefined

/** It must look like this. */
export const like =
  (pattern: RegExp, message: string): Check =>
  (value) =>
    pattern.test(value) ? undefined : message

/** How many characters a person counts. */
export const lengthOf = (text: string) => [...text].length

/** This many characters or more. */
export const atLeast =
  (count: number, message: string): Check =>
  (value) =>
    lengthOf(value) < count ? message : undefined

/** This many characters or fewer. */
export const atMost =
  (count: number, message: string): Check =>
  (value) =>
    lengthOf(value) > count ? message : undefined

/** The names of the fields that have rules. */
export const namesOf = <Name extends string>(rules: Rules<Name>) => Object.keys(rules) as Name[]

/** The tidied values of a form on the page; a field that is not there, or a box without tick, is empty. */
export function valuesOf<Name extends string>(form: HTMLFormElement, rules: Rules<Name>): Values<Name> {
  const data = new FormData(form)
  const entries = namesOf(rules).map((name) => [name, rules[name].clean(String(data.get(name) ?? ''))])
  return Object.fromEntries(entries) as Values<Name>
}

/** The first fault of each field. */
export function faultsOf<Name extends string>(values: Values<Name>, rules: Rules<Name>): Faults<Name> {
  const faults: Faults<Name> = {}
  for (const name of namesOf(rules)) {
    for (const check of rules[name].checks) faults[name] ??= check(values[name], values)
    if (faults[name] === undefined) delete faults[name]
  }
  return faults
}
