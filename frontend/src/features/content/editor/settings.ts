/** What a page may name of the marketplace: `{{email}}` becomes the address when the page is read. */

/** The values of the placeholders, by name. */
export type Settings = Readonly<Record<'name' | 'email' | 'address' | 'commission', string>>

/** The names of the placeholders. */
export const settingNames = ['name', 'email', 'address', 'commission'] as const

/** The text as visitors read it; what is no placeholder stays as it is written. */
export function fillIn(text: string, settings: Settings): string {
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(settings, name) ? settings[name as keyof Settings] : whole,
  )
}
