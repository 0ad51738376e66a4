/** Photos of what was bought, checked before they are sent: so many, so large, of these kinds. */

/** The limits that the server holds too. */
export const mostPhotos = 5
const mostBytes = 10 * 1024 * 1024
const kinds: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp'])

/** Why a file is no photo to send. */
export type PhotoFault = { kind: 'tooMany' } | { kind: 'tooBig' | 'wrongKind'; name: string }

/** What is wrong with one file, if anything. */
export function faultOf({ name, type, size }: File): PhotoFault | null {
  if (!kinds.has(type)) return { kind: 'wrongKind', name }
  return size > mostBytes ? { kind: 'tooBig', name } : null
}

/** The photos after some were chosen, and the first thing that was wrong with those. */
export function addPhotos(
  present: readonly File[],
  chosen: readonly File[],
  most = mostPhotos,
): { photos: File[]; fault: PhotoFault | null } {
  const photos = [...present, ...chosen.filter((file) => !faultOf(file))]
  const fault = chosen.map(faultOf).find(Boolean) ?? null
  return { photos: photos.slice(0, most), fault: fault ?? (photos.length > most ? { kind: 'tooMany' } : null) }
}
