/**
 * Reads the server's OpenAPI file and writes one typed client file per tag, and one of what operators alone call.
 * The six tags are the six domains of the server; the generated files are never edited by hand.
 */
const { mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs')
const { tmpdir } = require('node:os')
const { join } = require('node:path')

// The generator does not create its output folder.
mkdirSync(join(__dirname, 'src/api/generated'), { recursive: true })

/**
 * The server's file, with the domain of each operation for its tag, since its own tags are chapters for readers. In it
 * a header that may be left out may also be null; no header can be that.
 */
function schemaByDomain() {
  const schema = JSON.parse(readFileSync(join(__dirname, '../openapi/openapi.json'), 'utf8'))
  for (const operation of Object.values(schema.paths).flatMap((path) => Object.values(path))) {
    operation.tags = [operation['x-domain']]
    for (const parameter of operation.parameters ?? []) {
      const { type } = parameter.schema
      if (parameter.in === 'header' && Array.isArray(type)) parameter.schema.type = type.find((each) => each !== 'null')
    }
  }
  const file = join(tmpdir(), `helloshop-openapi-${process.pid}.json`)
  writeFileSync(file, JSON.stringify(schema))
  process.on('exit', () => rmSync(file, { force: true }))
  return file
}

/**
 * A GET that changes something must not be cached or repeated, so it becomes a mutation;
 * a POST that only asks may be cached, so it becomes a query.
 */
const endpointOverrides = [
  { pattern: ['changeCartQuantity', 'signOut'], type: 'mutation' },
  { pattern: ['quoteOrder', 'trackOrder', 'previewPage', 'previewDescription'], type: 'query' },
]

/** Those that RTK Query has no use for: an answer without an end is read by hand. */
const unread = ['followSellerNotifications']

const tags = ['auth', 'catalog', 'cart', 'orders', 'seller', 'content']

/** Of no use to anybody else, so that nobody else carries them; information pages are edited where they are read. */
const isOperators = ({ path }) => path.startsWith('/api/admin/') && !path.startsWith('/api/admin/pages/')

const clientOf = (name, filterEndpoints) => [
  `./src/api/generated/${name}.ts`,
  { exportName: `${name}Api`, filterEndpoints },
]

/** @type {import('@rtk-query/codegen-openapi').ConfigFile} */
module.exports = {
  schemaFile: schemaByDomain(),
  apiFile: './src/api/emptyApi.ts',
  apiImport: 'emptyApi',
  hooks: { queries: true, lazyQueries: true, mutations: true },
  tag: true,
  useUnknown: true,
  encodePathParams: true,
  endpointOverrides,
  outputFiles: Object.fromEntries([
    ...tags.map((tag) =>
      clientOf(
        tag,
        (name, definition) =>
          !unread.includes(name) && !isOperators(definition) && (definition.operation.tags?.includes(tag) ?? false),
      ),
    ),
    clientOf('operator', (_name, definition) => isOperators(definition)),
  ]),
}
