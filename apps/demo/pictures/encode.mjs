// Writes a picture as WebP in all the widths that the shop serves.
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

const folder = new URL('../catalog/pictures/', import.meta.url)

/** As in `crates/media/src/picture.rs`. */
const served = [160, 240, 320, 480, 640, 960, 1440]

/** Writes the picture `name`; one that comes in `oneWidth` has no others. */
export async function encode(name, picture, { oneWidth }) {
  const { width } = picture
  const widths = oneWidth ? [width] : [width, ...served.filter((each) => each < width).reverse()]
  remove(name)
  let canvas = cleaned(picture)
  for (const each of widths) {
    // Each from the one before: hardly told apart, and most of the work saved.
    if (each < width) canvas = await narrowed(canvas, each)
    const webp = drawn(canvas).webp({ quality: oneWidth ? 82 : quality(each), preset: 'photo' })
    writeFileSync(new URL(`${name}-${each}.webp`, folder), await webp.toBuffer())
  }
}

const drawn = ({ data, width, height }) => sharp(data, { raw: { width, height, channels: 4 } })

async function narrowed(canvas, width) {
  const { data, info } = await drawn(canvas).resize(width).raw().toBuffer({ resolveWithObject: true })
  return cleaned({ data, width, height: info.height })
}

/** The wider a picture is, the more of its pixels a point of the screen has. */
const quality = (width) => (width < 480 ? 74 : width < 960 ? 68 : 60)

/** Of alpha's 256 steps those that are told apart: WebP keeps each, and a pale shadow needs finer ones than a dark one. */
const steps = Uint8Array.from({ length: 256 }, (_, alpha) => {
  if (alpha < 4 || alpha > 247) return alpha < 4 ? 0 : 255
  return alpha < 120 ? Math.round((Math.round(1.4 * Math.sqrt(alpha)) / 1.4) ** 2) : 24 * Math.round(alpha / 24)
})

function cleaned({ data, width, height }) {
  for (let at = 3; at < data.length; at += 4) data[at] = steps[data[at]]
  return { data, width, height }
}

/** Removes the files of this picture, so that none of a width stays behind that is no longer made. */
function remove(name) {
  const own = readdirSync(folder).filter((file) => file.replace(/-\d+\.webp$/, '') === name)
  for (const file of own) rmSync(new URL(file, folder))
}
