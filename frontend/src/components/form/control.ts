/**
 * The part of a form that react-hook-form does: when a field is checked, which faults stand, what is
 * sent. It is fetched when a form is first touched; see {@link loadControl}.
 */
import { createFormControl, type FieldErrors, type ResolverResult } from 'react-hook-form'
import { faultsOf, namesOf, type Faults, type Rules, type Values } from './rules'

interface ControlOptions<Name extends string> {
  /** The rules of this moment; they may depend on what is on the page. */
  rules: () => Rules<Name>
  /** The tidied text of the native fields, which alone keep what was typed. */
  values: () => Values<Name>
  /** Hears the faults that stand, at each change of them. */
  onFaults: (faults: Faults<Name>) => void
}

/** What a form asks of react-hook-form. */
export interface FormControl<Name extends string> {
  /** A field was left. */
  checkLeft: (name: Name) => void
  /** A field was changed. */
  checkChange: (name: string) => void
  /** Checks all fields and sends a faultless form; answers the faults that came of it. */
  submit: (send: (values: Values<Name>) => Promise<Faults<Name>>) => Promise<Faults<Name>>
}

/** Marks what the server refused. */
const told = 'told'

type Texts = Record<string, string>

const faultsIn = (errors: FieldErrors<Texts>) =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message ?? ''])) as Faults<string>

/** Asks the plain rules. */
function resolve<Name extends string>({ rules, values }: ControlOptions<Name>): ResolverResult<Texts> {
  const typed = values()
  const faults = Object.entries<string>(faultsOf(typed, rules()) as Texts)
  if (faults.length === 0) return { values: typed, errors: {} }
  const errors = faults.map(([name, message]) => [name, { type: 'rule', message }] as const)
  return { values: {}, errors: Object.fromEntries(errors) }
}

/**
 * Makes the control of one form. It checks a field when it is left, and a faulty one again at each
 * change until it is right; what the server refused stands until its field is changed.
 */
export function createControl<Name extends string>(options: ControlOptions<Name>): FormControl<Name> {
  const control = createFormControl<Texts>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    // The hook moves the focus: here it would move before the faults are on the page.
    shouldFocusError: false,
    resolver: () => resolve(options),
  })
  const fields = new Map(namesOf(options.rules()).map((name) => [name, control.register(name)]))
  control.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => options.onFaults(faultsIn(errors)),
  })
  const isTold = (name: string) => control.getErrors(name)?.type === told

  return {
    checkLeft: (name) => {
      if (!isTold(name)) void fields.get(name)?.onBlur({ type: 'blur', target: { name, value: options.values()[name] } })
    },
    checkChange: (name) => {
      if (isTold(name)) control.clearErrors(name)
      const faulty = Object.keys(control.getErrors()).filter((other) => !isTold(other))
      // Another field may be right now too: which ones are needed depends on the country.
      if (faulty.length > 0) void control.trigger(faulty)
    },
    submit: async (send) => {
      await control.handleSubmit(async (values) => {
        const refused = await send(values as Values<Name>)
        for (const [name, message] of Object.entries<string>(refused as Texts)) {
          control.setError(name, { type: told, message })
        }
      })()
      return faultsIn(control.getErrors())
    },
  }
}
