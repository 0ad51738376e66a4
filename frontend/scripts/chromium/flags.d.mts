export const flags: string[]
