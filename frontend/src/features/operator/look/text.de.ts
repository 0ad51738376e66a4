import type { lookText as English } from './text'

export const lookText: typeof English = {
  start: 'Ansehen, wie der Verkäufer ihn sieht',
  notStarted: 'Das Verkäufercenter hat sich nicht geöffnet',
  banner: (shop) => `Du siehst ${shop} an, wie der Verkäufer ihn sieht. Nichts lässt sich ändern.`,
  stop: 'Nicht mehr ansehen',
}
