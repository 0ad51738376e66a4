import type { toastText as English } from './text'

export const toastText: typeof English = { dismiss: 'Ausblenden' }
