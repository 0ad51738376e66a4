// How a browser for the stories is chosen, on machines that have none, a broken one or too many.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstThatHolds } from '../../scripts/chromium.mjs'
import { sources } from '../../scripts/chromium/sources.mjs'
import { tryOut } from '../../scripts/chromium/trial.mjs'

const holds = () => Promise.resolve()

test('the first browser that holds is taken, and nobody asks for another one', async () => {
  const asked: string[] = []
  const source = (name: string, path?: string) => ({
    name,
    find: () => {
      asked.push(name)
      return path
    },
  })
  const found = firstThatHolds([source('one'), source('two', '/two'), source('three', '/three')], holds)
  expect(await found).toBe('/two')
  expect(asked).toEqual(['one', 'two'])
})

test('a browser that does not hold is passed over with one line that says why', async () => {
  const said: string[] = []
  const candidates = [
    { name: 'The installed browser', find: () => '/frail' },
    { name: 'The other one', find: () => '/sound' },
  ]
  const trial = (path: string) =>
    path === '/frail' ? Promise.reject(new Error('it ended\nand left a long log')) : Promise.resolve()
  expect(await firstThatHolds(candidates, trial, (line) => said.push(line))).toBe('/sound')
  expect(said).toEqual(['The installed browser: it ended'])
})

test('without any browser that holds, one line says what to do', async () => {
  const failed = await firstThatHolds([{ name: 'None', find: () => undefined }], holds).catch((error: Error) => error)
  expect(failed).toMatchObject({ message: expect.stringMatching(/install one .* or set CHROMIUM_PATH$/) })
  expect((failed as Error).stack?.split('\n')).toHaveLength(1)
})

test('a browser that ends at its start fails the trial with its own last words', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'))
  const path = join(folder, 'chromium')
  writeFileSync(path, '#!/bin/sh\necho "libnss3.so is not there" >&2\nexit 127\n')
  chmodSync(path, 0o755)
  await expect(tryOut(path)).rejects.toThrow(`${path} does not start: libnss3.so is not there`)
  rmSync(folder, { recursive: true })
})

describe("the distribution's Chromium", () => {
  const distribution = sources.at(-1)
  let folder: string
  const lines: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))

  beforeEach(() => {
    lines.length = 0
    folder = mkdtempSync(join(tmpdir(), 'distribution-'))
    writeFileSync(join(folder, 'apt-get'), `#!/bin/sh\ncase "$*" in *install*) : >'${folder}/chromium';; esac\n`)
    chmodSync(join(folder, 'apt-get'), 0o755)
    vi.stubEnv('PATH', `${folder}:/bin`)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
  afterAll(() => log.mockRestore())

  test('is installed where we are root, which is said before', () => {
    vi.spyOn(process, 'getuid').mockReturnValue(0)
    expect(distribution?.find()).toBe(join(folder, 'chromium'))
    expect(lines).toEqual(['Installing the Chromium of the distribution: apt-get install chromium'])
  })

  test('is left alone where we are not', () => {
    vi.spyOn(process, 'getuid').mockReturnValue(1000)
    expect(distribution?.find()).toBeUndefined()
    expect(lines).toEqual([])
  })
})
