/** A draft that saves itself, whenever its seller pauses. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ProblemForm } from '@/components/form/useProblemForm'
import type { ProductValues } from './values'

/** How long a pause of typing is; pictures are sent at once. */
const typingPause = 2000
const picturePause = 100

/** How far a draft has come by itself. */
export type DraftSaving = { state: 'idle' | 'saving' | 'failed' } | { state: 'saved'; at: string }

interface DraftSavingOptions {
  form: Pick<ProblemForm<ProductValues>, 'subscribe'>
  /** Which pictures there are, in their order. */
  pictures: string
  /** What is said of them. */
  pictureWords: string
  /** Whether there is something that may be saved now. */
  isDue: () => boolean
  /** Saves it; false if that failed. */
  save: () => Promise<boolean>
}

export function useDraftSaving({ form: { subscribe }, pictures, pictureWords, isDue, save }: DraftSavingOptions) {
  const [saving, setSaving] = useState<DraftSaving>({ state: 'idle' })
  const seen = useRef({ pictures, pictureWords })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<void>>(undefined)

  const run = async () => {
    setSaving({ state: 'saving' })
    const isSaved = await save().finally(() => (running.current = undefined))
    setSaving(isSaved ? { state: 'saved', at: new Date().toISOString() } : { state: 'failed' })
  }
  const onPause = useEffectEvent(() => {
    if (!running.current && isDue()) running.current = run()
  })
  const plan = useEffectEvent((pause: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onPause(), pause)
  })

  useEffect(() => subscribe({ formState: { values: true }, callback: () => plan(typingPause) }), [subscribe])
  useEffect(() => {
    if (pictures !== seen.current.pictures) plan(picturePause)
    else if (pictureWords !== seen.current.pictureWords) plan(typingPause)
    seen.current = { pictures, pictureWords }
  }, [pictures, pictureWords])
  // What was typed meanwhile follows after its own pause; what failed waits for the next change.
  useEffect(() => {
    if (saving.state === 'saved') plan(typingPause)
  }, [saving])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    saving,
    /** Ends once nothing is on its way any more. */
    settled: async () => {
      clearTimeout(timer.current)
      await running.current
    },
    /** Another save has taken its place. */
    forget: () => setSaving({ state: 'idle' }),
  }
}
