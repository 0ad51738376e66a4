import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import type { ProblemView } from '@/api/problem'

/**
 * Puts what the server said about single fields beside them; answers what is left to say above the
 * form, or null when every fault has its place.
 */
export function applyProblem<Values extends FieldValues>(
  problem: ProblemView,
  names: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): string | null {
  const known = names.filter((name) => problem.fields[name])
  for (const name of known) setError(name, { message: problem.fields[name] ?? '' })
  return known.length > 0 && known.length === Object.keys(problem.fields).length ? null : problem.message
}
