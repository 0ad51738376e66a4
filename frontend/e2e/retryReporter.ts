/** Names at the very end the stories that needed a second try: the run is green, but they prove nothing until looked at. */
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter'

export default class RetryReporter implements Reporter {
  private stories: TestCase[] = []

  onBegin(_: FullConfig, all: Suite) {
    this.stories = all.allTests()
  }

  onEnd() {
    const retried = this.stories.filter((story) => story.outcome() === 'flaky')
    if (retried.length > 0) console.log(['', 'Green only at the second try:', ...retried.map(line)].join('\n'))
  }
}

function line(story: TestCase) {
  const file = story.location.file.split('/').at(-1)
  const reason = story.results.find(({ status }) => status !== 'passed')?.error?.message ?? 'no reason was given'
  return `  ${file}:${story.location.line} ${story.title} (${firstLine(reason)})`
}

// oxlint-disable-next-line no-control-regex -- the colors of a terminal
const firstLine = (text: string) => text.replace(/\u001b\[\d+m/g, '').trim().split('\n')[0]
