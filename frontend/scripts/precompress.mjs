// Writes FILE.br beside every text asset of the build, so that the gateway never compresses while answering.
// index.html stays as it is: the gateway puts a nonce into it for each answer.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const dist = new URL('../dist/', import.meta.url).pathname
const textual = /\.(js|css|svg|json|webmanifest|txt)$/
let before = 0
let after = 0
for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !textual.test(entry.name)) continue
  const path = join(entry.parentPath, entry.name)
  const source = readFileSync(path)
  const packed = brotliCompressSync(source, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
  })
  if (packed.length >= source.length) continue
  writeFileSync(`${path}.br`, packed)
  before += source.length
  after += packed.length
}
console.log(`brotli: ${Math.round(before / 1024)} KiB -> ${Math.round(after / 1024)} KiB`)
