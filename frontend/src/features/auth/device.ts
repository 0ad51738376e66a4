/** What a device is called in a list of logged-in devices: "Firefox on Windows". */
import { deviceText } from './components/text'

type Named = readonly (readonly [mark: RegExp, name: string])[]

// The first that fits counts: nearly every browser also calls itself Chrome or Safari.
const browsers: Named = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: Named = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const find = (names: Named, userAgent: string) => names.find(([mark]) => mark.test(userAgent))?.[1]

/** The name of a device by what it says of itself; programs keep their own word, like "curl/8.5". */
export function deviceName(userAgent: string | null): string {
  const said = userAgent?.trim()
  if (!said) return deviceText.unknown
  const browser = find(browsers, said)
  const system = find(systems, said)
  if (browser && system) return deviceText.browserOn(browser, system)
  return browser ?? system ?? said.split(' ', 1)[0] ?? said
}
