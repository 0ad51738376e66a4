// Puts objects with their shadows into one picture.
import sharp from 'sharp'
import { shadowOnFloor, shadowOnPaper } from './light.mjs'
import { objects } from './objects.mjs'
import { cutOut } from './render.mjs'

/**
 * The pixels (RGBA) of a picture with these things, one drawn over the other: each with a `name`, perhaps a `colour`,
 * and the square `box` at whose foot it stands, as `[left, top, side]`. They stand in the middle of the picture
 * together, but for those of a `strip`; a `disc` is a round ground of this colour.
 */
export async function compose({ things, width, height, disc, strip }) {
  const placed = []
  for (const thing of things) placed.push(await place(thing))
  const [across, down] = strip ? [0, 0] : toMiddle(placed, width, height)
  const layers = placed.flatMap(({ shadows, object }) => [...shadows, object])
  const moved = layers.map(({ left, top, ...layer }) => ({ ...layer, left: left + across, top: top + down }))
  const parts = moved.map((layer) => within(layer, width, height))
  const { data } = await ground(width, height, disc)
    .composite(await Promise.all(parts))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width, height }
}

async function place({ name, colour, box: [left, top, side] }) {
  const { data, info } = await sharp(await cutOut(name, colour))
    .resize(Math.round(side), Math.round(side), { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const [x, y] = [Math.round(left + (side - width) / 2), Math.round(top + side - height)]
  const object = { data, width, height, left: x, top: y }
  const { margin, layers } = await (objects[name].flat ? shadowOnPaper : shadowOnFloor)(object)
  const shadows = layers.map((layer) => ({ ...layer, left: x - margin, top: y - margin }))
  return { object, shadows }
}

/** How far everything is to be moved. */
function toMiddle(placed, width, height) {
  const edge = (most, side) => Math[most](...placed.map(({ object }) => side(object)))
  const [left, right] = [edge('min', ({ left }) => left), edge('max', ({ left, width }) => left + width)]
  const [top, bottom] = [edge('min', ({ top }) => top), edge('max', ({ top, height }) => top + height)]
  return [Math.round((width - left - right) / 2), Math.round((height - top - bottom) / 2)]
}

/** The part of the layer that lies within the picture, as sharp's `composite` wants it. */
async function within({ data, width, height, left, top }, wide, high) {
  const [x, y] = [Math.max(0, left), Math.max(0, top)]
  const [w, h] = [Math.min(wide, left + width) - x, Math.min(high, top + height) - y]
  const picture = sharp(data, { raw: { width, height, channels: 4 } })
  const input = await picture.extract({ left: x - left, top: y - top, width: w, height: h }).raw().toBuffer()
  return { input, raw: { width: w, height: h, channels: 4 }, left: x, top: y }
}

function ground(width, height, disc) {
  const circle = disc ? `<circle cx="50%" cy="50%" r="50%" fill="${disc}"/>` : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${circle}</svg>`
  return sharp(Buffer.from(svg)).ensureAlpha()
}
