import type { FullConfig, Suite } from '@playwright/test/reporter'
import RetryReporter from '../../e2e/retryReporter'

const story = (title: string, outcome: string, message?: string) => ({
  title,
  location: { file: '/somewhere/e2e/cart.spec.ts', line: 7 },
  outcome: () => outcome,
  results: [...(message ? [{ status: 'failed', error: { message } }] : []), { status: 'passed' }],
})

function saidOf(stories: ReturnType<typeof story>[]): string[] {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const reporter = new RetryReporter()
  reporter.onBegin({} as FullConfig, { allTests: () => stories } as unknown as Suite)
  reporter.onEnd()
  const said = log.mock.calls.flat().join('\n')
  log.mockRestore()
  return said.split('\n').filter(Boolean)
}

test('a story that was green only at the second try is named with what it met at the first', () => {
  const said = saidOf([story('is sound', 'expected'), story('is shaky', 'flaky', '\u001b[31mTimeout\u001b[39m of 5 s\nat line 3')])
  expect(said).toEqual(['Green only at the second try:', '  cart.spec.ts:7 is shaky (Timeout of 5 s)'])
})

test('a run without such a story ends without a word', () => {
  expect(saidOf([story('is sound', 'expected'), story('is broken', 'unexpected', 'Timeout')])).toEqual([])
})
