import type { lookText as English } from './text'

export const lookText: typeof English = {
  start: 'Als Verkäufer ansehen',
  notStarted: 'Das Verkäuferportal hat sich nicht geöffnet',
  banner: (shop) => `Du siehst dir ${shop} als Verkäufer an und kannst nichts ändern.`,
  stop: 'Ansicht beenden',
}
