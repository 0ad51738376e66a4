/** Photos of what was bought, checked before they are sent: so many, so large, of these kinds. */

/** The limits that the server holds too. */
export const mostPhotos = 5
const mostBytes = 10 * 1024 * 1024
const kinds: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp'])

/** Why a file is no photo to send. */
export type PhotoFault = { kind: 'tooMany' } | { kind: 'tooBig' | 'wrongKind'; name: string }

/** The photos after some were chosen, and the first thing that was wrong with those. */
export function addPhotos(
  present: readonly File[],
  chosen: readonly File[],
  most = mostPhotos,
): { photos: File[]; fault: PhotoFault | null } {
  const wrong = chosen.find(({ type }) => !kinds.has(type))
  const big = chosen.find(({ size }) => size > mostBytes)
  const fitting = chosen.filter((file) => kinds.has(file.type) && file.size <= mostBytes)
  const photos = [...present, ...fitting]
  if (wrong) return { photos: photos.slice(0, most), fault: { kind: 'wrongKind', name: wrong.name } }
  if (big) return { photos: photos.slice(0, most), fault: { kind: 'tooBig', name: big.name } }
  return { photos: photos.slice(0, most), fault: photos.length > most ? { kind: 'tooMany' } : null }
}
