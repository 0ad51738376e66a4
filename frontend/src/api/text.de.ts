import type { problemText as English } from './text'
import { sentenceOf } from './sentences.de'

export const problemText: typeof English = {
  unreachable: 'Keine Verbindung. Prüfe die Verbindung und versuche es noch einmal.',
  unexpected: 'Das hat nicht geklappt. Versuche es gleich noch einmal.',
  ofProblem: sentenceOf,
  ofField: (code, message) => sentenceOf(code, message) || 'Prüfe dieses Feld.',
}
