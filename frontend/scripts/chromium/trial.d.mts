export function tryOut(path: string): Promise<void>
