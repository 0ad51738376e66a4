import type { quickText as English } from './text'

export const quickText: typeof English = {
  quick: { add: 'Schnell in den Korb', addOf: (product) => `Schnell in den Korb: ${product}` },
  plain: { add: 'In den Warenkorb', addOf: (product) => `${product} in den Warenkorb` },
  soldOut: 'Das letzte ist gerade verkauft worden.',
}
