/**
 * Reads the server's OpenAPI file and writes one typed client file per tag.
 * The six tags are the six domains of the server; the generated files are never edited by hand.
 */
const { mkdirSync } = require('node:fs')
const { join } = require('node:path')

// The generator does not create its output folder.
mkdirSync(join(__dirname, 'src/api/generated'), { recursive: true })

/**
 * A GET that changes something must not be cached or repeated, so it becomes a mutation;
 * a POST that only asks may be cached, so it becomes a query.
 */
const endpointOverrides = [
  { pattern: ['changeCartQuantity', 'signOut'], type: 'mutation' },
  { pattern: ['quoteOrder', 'trackOrder'], type: 'query' },
]

const tags = ['auth', 'catalog', 'cart', 'orders', 'seller', 'content']

/** @type {import('@rtk-query/codegen-openapi').ConfigFile} */
module.exports = {
  schemaFile: '../openapi/openapi.json',
  apiFile: './src/api/emptyApi.ts',
  apiImport: 'emptyApi',
  hooks: { queries: true, lazyQueries: true, mutations: true },
  tag: true,
  useUnknown: true,
  encodePathParams: true,
  endpointOverrides,
  outputFiles: Object.fromEntries(
    tags.map((tag) => [
      `./src/api/generated/${tag}.ts`,
      {
        exportName: `${tag}Api`,
        filterEndpoints: (_name, definition) => definition.operation.tags?.includes(tag) ?? false,
      },
    ]),
  ),
}
