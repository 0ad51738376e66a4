import { createFormControl, type DefaultValues, type FieldPath, type FieldValues, type RegisterOptions } from 'react-hook-form'

/** The faults that rules find in these values, by the name of the field. */
export async function faultsOf<V extends FieldValues>(
  values: V,
  rules: { [Name in FieldPath<V>]?: RegisterOptions<V, Name> },
): Promise<Record<string, unknown>> {
  const { register, trigger, getErrors } = createFormControl<V>({ defaultValues: values as DefaultValues<V> })
  for (const name of Object.keys(rules) as FieldPath<V>[]) register(name, rules[name])
  await trigger()
  return Object.fromEntries(Object.entries(getErrors()).map(([name, error]) => [name, error?.message]))
}
