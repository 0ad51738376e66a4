import type { lookText as English } from './text'

export const lookText: typeof English = {
  start: 'Als Verkäufer ansehen',
  notStarted: 'Das Verkäufercenter hat sich nicht geöffnet',
  banner: (shop) => `Du siehst ${shop} an, wie der Verkäufer ihn sieht. Nichts lässt sich ändern.`,
  stop: 'Ansicht beenden',
}
