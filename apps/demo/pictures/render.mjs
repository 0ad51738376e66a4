// One object as a cut-out: drawn, painted, lit.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { light } from './light.mjs'
import { objects } from './objects.mjs'
import { clear, paint } from './paint.mjs'

const { resolve } = createRequire(import.meta.url)
const drawings = JSON.parse(readFileSync(resolve('@iconify-json/fluent-emoji/icons.json')))

/** How many pixels a drawing is wide before its edges are smoothed by making it smaller. */
const drawn = 1504
/** The longer side of a cut-out. */
const side = 948

const kept = new Map()

/** The object in this colour, `side` pixels long, as PNG; `name` is one of `objects`, `colour` a hex or nothing. */
export function cutOut(name, colour) {
  const key = `${name} ${colour}`
  if (!kept.has(key)) kept.set(key, make(name, colour))
  return kept.get(key)
}

async function make(name, colour) {
  const { from = name, coat, without } = objects[name]
  const icon = drawings.icons[from]
  if (!icon) throw new Error(`${name}: there is no drawing ${from}`)
  const size = `viewBox="0 0 32 32" width="${drawn}" height="${drawn}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${icon.body}</svg>`
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const drawing = { data, width: drawn, scale: drawn / 32 }
  if (without) clear(drawing, without)
  paint(drawing, coat, colour)
  const small = await sharp(data, { raw: info })
    .extract(boundsOf(data, drawn))
    .resize(side, side, { fit: 'inside', kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  await light({ data: small.data, width: small.info.width, height: small.info.height })
  return sharp(small.data, { raw: small.info }).png({ compressionLevel: 1 }).toBuffer()
}

/** The box of all that is not clear in a square picture. */
function boundsOf(data, width) {
  let [left, right, top, bottom] = [width, 0, width, 0]
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1)
      if (data[(y * width + x) * 4 + 3] > 8) {
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y)
      }
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}
