/** Server-sent events (HTML, 9.2), as far as one needs them to hear that something happened: their names. */

/**
 * Reads a stream to its end and says the name of each event. Comments, which only keep the connection
 * alive, and what the server cut in the middle say nothing.
 */
export async function readEvents(stream: ReadableStream<Uint8Array>, heard: (name: string) => void): Promise<void> {
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  let rest = ''
  let name = ''
  let hasData = false
  const read = (line: string) => {
    if (line === '') {
      if (hasData) heard(name || 'message')
      name = ''
      hasData = false
    } else if (line.startsWith('event:')) name = line.slice('event:'.length).trim()
    else if (line.startsWith('data')) hasData = true
  }
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const lines = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    lines.forEach(read)
  }
}
