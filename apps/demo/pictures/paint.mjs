// Gives a drawing the colours of goods: its coat is painted, and what is too bright for a thing of this world toned
// down.
import { fromHex, fromRgb, toRgb, turn } from './oklch.mjs'

/** 0 below `from`, 1 above `to`, smooth between. */
const ramp = (from, to, value) => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/**
 * Paints a drawing (RGBA, `scale` pixels to each of its 32 units) in place; without a colour it is toned only. The
 * coat is told by hues (`[from, to]` in degrees, else the hue that covers most of the drawing), chroma and lightness,
 * and lies outside of the boxes `spared`.
 */
export function paint(picture, coat, colour) {
  const { data, width, scale } = picture
  const target = colour && fromHex(colour)
  const told = target && { hue: mainHue(picture), chroma: [0.045, 1], light: [0, 1], spared: [], ...coat }
  const middle = target && average(picture, told)
  const coatColour = remembered((own) =>
    mixed(toRgb(...toned(own)), toRgb(...painted(own, middle, target)), share(told, own)),
  )
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0) continue
    const rgb = (data[at] << 16) | (data[at + 1] << 8) | data[at + 2]
    const isSpared = !target || told.spared.some((box) => lies(at, width, scale, box))
    const seen = isSpared ? tonedColour(rgb) : coatColour(rgb)
    data[at] = seen >> 16
    data[at + 1] = (seen >> 8) & 255
    data[at + 2] = seen & 255
  }
}

/** Takes away what is no part of the goods, such as steam: all of these hues within the boxes. */
export function clear({ data, width, scale }, { boxes, hue = [0, 360] }) {
  const gone = { hue, chroma: [0, 1], light: [0, 1] }
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0 || !boxes.some((box) => lies(at, width, scale, box))) continue
    data[at + 3] *= 1 - share(gone, fromRgb(data[at], data[at + 1], data[at + 2]))
  }
}

function lies(at, width, scale, [left, top, right, bottom]) {
  const x = ((at / 4) % width) / scale
  const y = at / 4 / width / scale
  return x >= left && x <= right && y >= top && y <= bottom
}

const split = (rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255]
const joined = ([r, g, b]) => (r << 16) | (g << 8) | b
const mixed = (one, other, share) => one.map((value, at) => Math.round(value + (other[at] - value) * share))

/** A drawing has millions of pixels, but few colours. */
function remembered(change) {
  const known = new Map()
  return (rgb) => {
    if (!known.has(rgb)) known.set(rgb, joined(change(fromRgb(...split(rgb)))))
    return known.get(rgb)
  }
}

const tonedColour = remembered((own) => toRgb(...toned(own)))

/** How much a colour belongs to the coat. */
function share({ hue: [from, to], chroma, light }, [l, c, h]) {
  const within = ([low, high], value, feather) =>
    ramp(low - feather, low, value) * (1 - ramp(high, high + feather, value))
  const reach = ((to - from + 360) % 360 || 360) / 2
  // What is nearly gray has no hue that could be told.
  const byHue = c < 0.012 ? 1 : 1 - ramp(reach, reach + 10, Math.abs(turn(from + reach, h)))
  return byHue * within(chroma, c, 0.015) * within(light, l, 0.02)
}

/** Visits a part of the pixels that are not clear. */
function sample({ data }, visit) {
  for (let at = 0; at < data.length; at += 4 * 13) {
    if (data[at + 3] > 200) visit(fromRgb(data[at], data[at + 1], data[at + 2]))
  }
}

/** The hues around the one that covers most of the picture. */
function mainHue(picture) {
  const covered = new Float64Array(36)
  sample(picture, ([, c, h]) => {
    if (c > 0.05) covered[Math.floor(h / 10) % 36] += c
  })
  const around = (at) => covered[(at + 35) % 36] + covered[at] + covered[(at + 1) % 36]
  const main = [...covered.keys()].reduce((most, at) => (around(at) > around(most) ? at : most))
  return [main * 10 - 35, main * 10 + 45]
}

/** The coat's lightness and chroma on average. */
function average(picture, coat) {
  let [sum, light, colour] = [0, 0, 0]
  sample(picture, (own) => {
    const much = share(coat, own)
    sum += much
    light += much * own[0]
    colour += much * own[1]
  })
  return sum ? [light / sum, colour / sum] : [0.7, 0.1]
}

/** The target's colour with the shades of the drawing; very dark and very light coats show less of them. */
function painted([l, c], [light, colour], [aim, chroma, hue]) {
  const contrast = 0.45 + 0.5 * ramp(0.2, 0.5, aim) * (1 - ramp(0.8, 0.98, aim))
  const lightness = aim + (l - light) * contrast
  const relation = colour > 0.03 ? Math.min(1.25, Math.max(0.55, 0.6 + (0.4 * c) / colour)) : 1
  // Glare is paler.
  const glare = ramp(0.12, 0.3, lightness - aim)
  return [Math.min(0.985, lightness), chroma * relation * (1 - 0.6 * glare), hue]
}

/** Whatever shines like a screen is calmed, and the lilac that drawings have for gray becomes gray. */
function toned([l, c, h]) {
  const lilac = 1 - ramp(28, 44, Math.abs(turn(300, h)))
  const gray = lilac * (1 - ramp(0.075, 0.12, c))
  const calm = c < 0.1 ? c : 0.1 + (c - 0.1) * 0.72
  return [l, calm * (1 - 0.72 * gray), h]
}
