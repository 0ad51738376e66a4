// Lights a cut-out like a thing in a studio: a soft lamp above on the left, and the shadow that it throws.
import sharp from 'sharp'

/** In 16 bits, for slopes of a height in 8 would be stairs; wide blurs are made small and enlarged, to be quicker. */
async function blurred(values, width, height, sigma) {
  const part = Math.max(1, Math.floor(sigma / 4))
  const [w, h] = [Math.ceil(width / part), Math.ceil(height / part)]
  const deep = (picture) => picture.toColourspace('grey16').raw({ depth: 'ushort' }).toBuffer()
  const words = (bytes) => new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2)
  const soft = await deep(
    sharp(values, { raw: { width, height, channels: 1 } })
      .resize(w, h, { fit: 'fill' })
      .blur(Math.max(0.3, sigma / part)),
  )
  if (part === 1) return words(soft)
  const large = sharp(words(soft), { raw: { width: w, height: h, channels: 1 } })
  return words(await deep(large.resize(width, height, { fit: 'fill', kernel: 'cubic' })))
}

const lamp = [-0.42, -0.62, 0.66]
/** How long the way is half way between lamp and eye. */
const half = Math.hypot(lamp[0], lamp[1], lamp[2] + 1)

/** Rounds the edges of pixels (RGBA) by light and shade, in place. */
export async function light({ data, width, height }) {
  const size = Math.max(width, height)
  const margin = Math.ceil(size * 0.08)
  const [w, h] = [width + 2 * margin, height + 2 * margin]
  const filled = new Uint16Array(w * h)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) filled[(y + margin) * w + x + margin] = data[(y * width + x) * 4 + 3] * 257
  const [edge, body] = await Promise.all([blurred(filled, w, h, size * 0.012), blurred(filled, w, h, size * 0.045)])
  const rise = (x, y) => {
    const at = (y + margin) * w + x + margin
    return (size * (0.011 * edge[at] + 0.075 * body[at])) / 65535
  }
  const reach = Math.max(1, Math.round(size / 320))
  for (let y = 0; y < height; y += 1) {
    const fall = 1.035 - 0.085 * (y / height)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4
      if (data[at + 3] === 0) continue
      const dx = (rise(x - reach, y) - rise(x + reach, y)) / (2 * reach)
      const dy = (rise(x, y - reach) - rise(x, y + reach)) / (2 * reach)
      const long = Math.sqrt(dx * dx + dy * dy + 1)
      const facing = (dx * lamp[0] + dy * lamp[1] + lamp[2]) / long
      const relation = facing / lamp[2] - 1
      const shade = fall * (1 + (relation < 0 ? 0.34 : 0.1) * relation)
      const mirrored = Math.max(0, (dx * lamp[0] + dy * lamp[1] + lamp[2] + 1) / long / half)
      const glare = 41 * (mirrored ** 40 - ((lamp[2] + 1) / half) ** 40)
      for (let channel = 0; channel < 3; channel += 1) {
        const value = data[at + channel] * shade
        data[at + channel] = Math.min(255, value + Math.max(0, glare) * (1 - value / 400))
      }
    }
  }
}

const warm = { r: 58, g: 46, b: 40 }

/** The layers of a shadow, each `margin` wider on every side than the cut-out, from how dense and how soft each is. */
async function shadows({ width, height }, kinds) {
  const size = Math.max(width, height)
  const margin = Math.ceil(size * 0.1)
  const frame = { size, margin, wide: width + 2 * margin, high: height + 2 * margin }
  const layers = kinds.map(async ({ density, soft }) => {
    const shade = await blurred(density(frame), frame.wide, frame.high, size * soft)
    const data = Buffer.alloc(shade.length * 4)
    for (let at = 0; at < shade.length; at += 1) {
      data[4 * at] = warm.r
      data[4 * at + 1] = warm.g
      data[4 * at + 2] = warm.b
      data[4 * at + 3] = shade[at] / 257
    }
    return { data, width: frame.wide, height: frame.high }
  })
  return { margin, layers: await Promise.all(layers) }
}

/** What lies on paper, or hangs on a wall, throws its own outline aside: close and dark, far and pale. */
export function shadowOnPaper({ data, width, height }) {
  const outline = (share, aside, down) => ({ size, margin, wide, high }) => {
    const density = new Uint16Array(wide * high)
    const start = (margin + Math.round(down * size)) * wide + margin + Math.round(aside * size)
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) density[start + y * wide + x] = data[(y * width + x) * 4 + 3] * 257 * share
    return density
  }
  return shadows({ width, height }, [
    { density: outline(0.19, 0.016, 0.026), soft: 0.022 },
    { density: outline(0.22, 0.004, 0.007), soft: 0.006 },
  ])
}

/** What stands throws a shadow onto the floor: dark where it touches it, paler the higher it is above it. */
export function shadowOnFloor({ data, width, height }) {
  const lowest = Int32Array.from({ length: width }, (_, x) => {
    for (let y = height - 1; y >= 0; y -= 1) if (data[(y * width + x) * 4 + 3] > 100) return y
    return -1
  })
  const strip = (share, gap, depth, aside, sink) => ({ size, margin, wide, high }) => {
    const density = new Uint16Array(wide * high)
    const middle = height + margin - sink * size
    const fall = Float64Array.from({ length: high }, (_, y) => Math.exp(-(((y - middle) / (depth * size)) ** 2)))
    for (let x = 0; x < width; x += 1) {
      if (lowest[x] < 0) continue
      const dark = 65535 * share * Math.exp(-(height - 1 - lowest[x]) / (gap * size))
      const column = x + margin + Math.round(aside * size)
      for (let y = 0; y < high; y += 1) density[y * wide + column] = dark * fall[y]
    }
    return density
  }
  return shadows({ width, height }, [
    { density: strip(0.26, 0.22, 0.035, 0.03, 0.012), soft: 0.022 },
    { density: strip(0.42, 0.035, 0.012, 0.006, 0.01), soft: 0.006 },
  ])
}
