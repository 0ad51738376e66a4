// Builds the client package for integrators from openapi.json into dist-client: generated operations, the little that
// is written by hand (client/), type declarations and a package.json. Publish it, or install it by its folder.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const frontend = dirname(dirname(fileURLToPath(import.meta.url)))
const to = join(frontend, 'dist-client')
const read = (path) => JSON.parse(readFileSync(join(frontend, path), 'utf8'))
const run = (program, ...args) =>
  execFileSync(process.execPath, [join(frontend, 'node_modules', program), ...args], { cwd: frontend, stdio: 'inherit' })

const document = read('../openapi/openapi.json')
rmSync(to, { recursive: true, force: true })
mkdirSync(join(to, 'src'), { recursive: true })
const options = ['--argumentStyle=object', '--useUnknown', '--enumStyle=union', '--allSchemas']
run('oazapfts/dist/cli.js', '../openapi/openapi.json', join(to, 'src/operations.ts'), ...options)
cpSync(join(frontend, 'client/index.ts'), join(to, 'src/index.ts'))
run('typescript/bin/tsc', '-p', 'client/tsconfig.json')
cpSync(join(frontend, 'client/README.md'), join(to, 'README.md'))
cpSync(join(frontend, '../LICENSE'), join(to, 'LICENSE'))
const runtime = '@oazapfts/runtime'
const packageFile = {
  name: '@helloshop/client',
  version: document.info.version,
  description: 'A typed client of a Helloshop marketplace',
  license: document.info.license.identifier,
  type: 'module',
  sideEffects: false,
  engines: { node: '>=20' },
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
  files: ['*.js', '*.d.ts'],
  dependencies: { [runtime]: `^${read('package.json').devDependencies[runtime]}` },
}
writeFileSync(join(to, 'package.json'), `${JSON.stringify(packageFile, null, 2)}\n`)
// what the package says of itself holds for who uses it
run('typescript/bin/tsc', '-p', 'client/tsconfig.test.json')
