// Colours as people see them: lightness, chroma and hue (OKLCH), from sRGB and back.
const linear = Float64Array.from({ length: 256 }, (_, at) => {
  const value = at / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})
/** sRGB of linear light in 4096 steps. */
const curved = Uint8ClampedArray.from({ length: 4097 }, (_, at) => {
  const value = at / 4096
  return 255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)
})
const byte = (value) => curved[Math.round(4096 * Math.min(1, Math.max(0, value)))]

/** `[lightness, chroma, hue in degrees]` */
export function fromRgb(red, green, blue) {
  const [r, g, b] = [linear[red], linear[green], linear[blue]]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  return [lightness, Math.hypot(a, y), ((Math.atan2(y, a) * 180) / Math.PI + 360) % 360]
}

/** `[red, green, blue]`, each up to 255; what sRGB cannot show is cut off. */
export function toRgb(lightness, chroma, hue) {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const y = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * y) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * y) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * y) ** 3
  return [
    byte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    byte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    byte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

export const fromHex = (hex) => fromRgb(...[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)))

/** How far one hue lies from another, -180 to 180. */
export const turn = (from, to) => ((to - from + 540) % 360) - 180
