/** What a subcategory suggests, as a form: values stand on lines of their own. */
import type { SuggestedAttributes } from '../api'

export interface AttributesValues {
  attributes: { name: string; nameDe: string; values: string; valuesDe: string }[]
}

export const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const valuesOf = ({ attributes }: SuggestedAttributes): AttributesValues => ({
  attributes: attributes.map(({ name, nameDe, values }) => ({
    ...{ name, nameDe: nameDe ?? '', values: values.map(({ value }) => value).join('\n') },
    // All of them or none: they belong to each other by their lines.
    valuesDe: values.some(({ valueDe }) => valueDe) ? values.map(({ value, valueDe }) => valueDe ?? value).join('\n') : '',
  })),
})

export const attributesOf = ({ attributes }: AttributesValues): SuggestedAttributes['attributes'] =>
  attributes.map(({ name, nameDe, values, valuesDe }) => {
    const german = linesOf(valuesDe)
    return {
      name,
      ...(nameDe !== '' && { nameDe }),
      values: linesOf(values).map((value, at) => ({ value, ...(german[at] && { valueDe: german[at] }) })),
    }
  })
