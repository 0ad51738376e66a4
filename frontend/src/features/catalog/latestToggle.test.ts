import { expect, test, vi } from 'vitest'
import type { Dispatch } from '@/api/dispatch'
import { clearSession, writeSession } from '@/lib/storage'
import { tokenOf } from '@/testing/people'
import { toggleLatest } from './latestToggle'

/** An answer that comes when the test says so. */
function answered() {
  let resolve = () => {}
  let reject = (_error: Error) => {}
  const promise = new Promise<void>((yes, no) => ([resolve, reject] = [yes, no]))
  return { promise, resolve, reject }
}

/** Something to turn on, whose calls are answered by hand. */
function lamp() {
  const load = answered()
  const saves: { isOn: boolean; answer: ReturnType<typeof answered> }[] = []
  const shown: boolean[] = []
  const dispatch = ((thunk: (dispatch: unknown) => unknown) => thunk(dispatch)) as Dispatch
  const thing = {
    name: 'lamp',
    load: () => load.promise,
    show: (isOn: boolean) => () => void shown.push(isOn),
    save: (isOn: boolean) => () => {
      const answer = answered()
      saves.push({ isOn, answer })
      return answer.promise
    },
  }
  return { loaded: load.resolve, saves, shown, turn: (isOn: boolean) => dispatch(toggleLatest(thing, isOn)) }
}
const signIn = (id: number) => writeSession({ token: tokenOf(id), refreshToken: 'r' })
const refused = new Error('refused')

test('what was pressed is not sent for whoever signs in meanwhile', async () => {
  signIn(1)
  const { loaded, saves, shown, turn } = lamp()
  const end = turn(true)
  signIn(2)
  loaded()
  expect(await end).toBe(false)
  expect(saves).toEqual([])
  expect(shown).toEqual([true])
})

test('who has signed out hears nothing of a call that was refused or broken off', async () => {
  signIn(1)
  const { loaded, saves, shown, turn } = lamp()
  loaded()
  const end = turn(true)
  await vi.waitFor(() => expect(saves).toHaveLength(1))
  clearSession()
  saves[0]?.answer.reject(refused)
  expect(await end).toBe(false)
  expect(shown).toEqual([true, true])
})

test('the next person waits for nobody, and is not forgotten when the call of the one before ends', async () => {
  signIn(1)
  const { loaded, saves, turn } = lamp()
  loaded()
  const before = turn(true)
  await vi.waitFor(() => expect(saves).toHaveLength(1))
  signIn(2)
  const first = turn(true)
  await vi.waitFor(() => expect(saves).toHaveLength(2))
  saves[0]?.answer.resolve()
  expect(await before).toBe(false)
  const second = turn(false)
  saves[1]?.answer.resolve()
  await vi.waitFor(() => expect(saves.map(({ isOn }) => isOn)).toEqual([true, true, false]))
  saves[2]?.answer.resolve()
  expect([await first, await second]).toEqual([false, true])
})

test('a token that is renewed for the same person changes nothing', async () => {
  writeSession({ token: tokenOf(1, 'old'), refreshToken: 'r' })
  const { loaded, saves, turn } = lamp()
  loaded()
  const end = turn(true)
  await vi.waitFor(() => expect(saves).toHaveLength(1))
  writeSession({ token: tokenOf(1, 'renewed'), refreshToken: 'r' })
  saves[0]?.answer.reject(refused)
  await expect(end).rejects.toBe(refused)
})
