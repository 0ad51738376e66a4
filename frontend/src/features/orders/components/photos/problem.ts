import type { ProblemView } from '@/api/problem'
import { faultOf, type PhotoFault } from '../../photos'
import { photosText } from './text'

/** What the server said of the photos, and what is left to say. */
export function photoProblem(problem: ProblemView) {
  const [, ofPhotos] = Object.entries(problem.fields).find(([name]) => name.startsWith('image')) ?? []
  const others = Object.entries(problem.fields).filter(([name]) => !name.startsWith('image'))
  return { ofPhotos, rest: { ...problem, fields: Object.fromEntries(others) } }
}

/** What is wrong with photos that were chosen, in words. */
export const photoFaultText = (fault: PhotoFault, most: number): string =>
  fault.kind === 'tooMany' ? photosText.tooMany(most) : photosText[fault.kind](fault.name)

/** What is wrong with a picture that is to be sent, in words, if anything. */
export function pictureFault(file: File): string | null {
  const fault = faultOf(file)
  return fault && photoFaultText(fault, 1)
}
