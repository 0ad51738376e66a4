/** Cutting a part out of a picture before it is sent. */

/** A part of a picture, in its own pixels. */
export interface Cut {
  x: number
  y: number
  width: number
  height: number
}

function read(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('The picture cannot be read'))
    image.src = url
  })
}

/**
 * The part as a picture of its own, at most so many pixels wide; a small one is never blown up. WebP, or PNG where the
 * browser writes none, so that what is transparent stays so.
 */
export async function cropped(url: string, cut: Cut, widest: number): Promise<File> {
  const image = await read(url)
  const scale = Math.min(1, widest / cut.width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(cut.width * scale)
  canvas.height = Math.round(cut.height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws nothing')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, cut.x, cut.y, cut.width, cut.height, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.92))
  if (!blob) throw new Error('The picture cannot be written')
  return new File([blob], 'picture', { type: blob.type })
}
