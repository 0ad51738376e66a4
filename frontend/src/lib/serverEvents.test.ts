import { expect, test } from 'vitest'
import { readEvents } from './serverEvents'

/** What is heard of a stream that comes in these pieces. */
async function heardOf(...pieces: string[]): Promise<string[]> {
  const heard: string[] = []
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })
  await readEvents(stream, (name) => heard.push(name))
  return heard
}

test('each event is heard once, however it was cut on its way', async () => {
  expect(await heardOf('event: changed\ndata: {}\n\n')).toEqual(['changed'])
  expect(await heardOf('event: cha', 'nged\nda', 'ta: {}\n', '\nevent: changed\ndata: {}\n\n')).toEqual(['changed', 'changed'])
  expect(await heardOf('event: changed\r', '\ndata: {}\r\n\r', '\n')).toEqual(['changed'])
  expect(await heardOf('data: {}\n\n')).toEqual(['message'])
})

test('a sign of life, and an event that did not come whole, say nothing', async () => {
  expect(await heardOf(': \n\n', ': \n\n')).toEqual([])
  expect(await heardOf('event: changed\n\n')).toEqual([])
  expect(await heardOf('event: changed\ndata: {}\n')).toEqual([])
})
