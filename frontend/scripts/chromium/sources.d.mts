/** Somewhere a Chromium can come from: `find` answers its path, or nothing if there is none here. */
export interface Source {
  name: string
  find: () => Promise<string | undefined> | string | undefined
}

export const sources: Source[]
