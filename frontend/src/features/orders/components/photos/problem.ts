import type { ProblemView } from '@/api/problem'

/** What the server said of the photos, and what is left to say. */
export function photoProblem(problem: ProblemView) {
  const [, ofPhotos] = Object.entries(problem.fields).find(([name]) => name.startsWith('image')) ?? []
  const others = Object.entries(problem.fields).filter(([name]) => !name.startsWith('image'))
  return { ofPhotos, rest: { ...problem, fields: Object.fromEntries(others) } }
}
