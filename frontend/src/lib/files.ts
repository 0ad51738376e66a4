/** Files for the person at the browser. */

/** A file that was not written within this time will not be. */
const downloadMilliseconds = 60_000

/** Saves a text as a file of the browser's downloads. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the file only later.
  setTimeout(() => URL.revokeObjectURL(url), downloadMilliseconds)
}
