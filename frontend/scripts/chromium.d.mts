/** The path of a Chromium that can be started with the environment as it is after this call. */
export function findChromium(): Promise<string>
