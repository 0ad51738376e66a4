/** German: every `text.de.ts` of the storefront as one pack, keyed by the name of the words. */
const modules = import.meta.glob<Record<string, object>>('../../**/text.de.ts', { eager: true })

export const words: Record<string, object> = Object.assign({}, ...Object.values(modules))
