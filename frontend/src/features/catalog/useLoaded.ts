import { useEffect, useState } from 'react'

type Load<Part> = () => Promise<Part>

/**
 * Code that is fetched when it is first wanted. `load` must be the same function at each call (one
 * outside the component). After a failure nothing is fetched until `retry` is called.
 */
export function useLoaded<Part>(load: Load<Part>, wanted: boolean) {
  const [part, setPart] = useState<{ value: Part } | null>(null)
  const [failed, setFailed] = useState(false)
  const due = wanted && part === null && !failed
  useEffect(() => {
    if (!due) return
    let gone = false
    load().then(
      (value) => gone || setPart({ value }),
      () => gone || setFailed(true),
    )
    return () => {
      gone = true
    }
  }, [due, load])
  return { part: part?.value ?? null, failed, retry: () => setFailed(false) }
}
