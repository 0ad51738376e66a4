/** What a page may name of the marketplace: `{{email}}` becomes the address when the page is read. */

/** The names of the placeholders. */
export const settingNames = ['name', 'email', 'address', 'commission'] as const
