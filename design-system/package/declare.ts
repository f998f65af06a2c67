import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compiledPath } from './compiledPath.ts'
import { home, publicModules } from './modules.ts'

const compiler = fileURLToPath(new URL('../../node_modules/.bin/tsc', import.meta.url))
/** Where the design system lies among what is compiled. */
const inLib = 'design-system'
const isStyles = /\.styles\./
/** `from './axes.ts'`, `import("../x.tsx")`. */
const sourcePath = /(\bfrom |\bimport\()(['"])(\.{1,2}\/[^'"]+\.tsx?)\2/g

/** What is compiled is known by the entries, and not by a pattern. */
function writeConfig(outDir: string): string {
  const path = `${outDir}/tsconfig.json`
  const config = {
    extends: `${home}package/tsconfig.declare.json`,
    compilerOptions: { outDir },
    files: publicModules().map(file => `${home}${file}`),
  }
  writeFileSync(path, JSON.stringify(config))
  return path
}

/** Writes what every module declares beside its code, for compilers of others. Throws with what the compiler says. */
export function declare(outDir: string): void {
  const config = writeConfig(outDir)
  const { stdout, status, error } = spawnSync(compiler, ['-p', config], { encoding: 'utf8' })
  if (error !== undefined) throw error
  rmSync(config)
  // Styled elements have types that cannot all be named; nobody sees them.
  const complaints = stdout.split('\n').filter(line => /error TS/.test(line) && !isStyles.test(line))
  if (complaints.length > 0) throw new Error(`No declarations (${status}):\n${complaints.join('\n')}`)
  const declarations = globSync('**/*.d.ts', { cwd: outDir }).map(file => settle(outDir, file))
  dropUnseen(outDir, declarations)
}

/** Gives a declaration the name that its code has, and what it imports the names that theirs have. Answers its path. */
function settle(outDir: string, file: string): string {
  const folder = dirname(file)
  const compiled = (to: string) => {
    const inHome = relative(inLib, join(folder, to))
    return `${to.replace(/\.tsx?$/, '')}${compiledPath(inHome).endsWith('.ts') ? '.ts' : ''}.js`
  }
  const text = readFileSync(`${outDir}/${file}`, 'utf8')
  const source = `${relative(inLib, file).slice(0, -'.d.ts'.length)}.ts`
  const isBesideComponent = isWritten(source) && compiledPath(source).endsWith('.ts')
  const name = isBesideComponent ? file.replace(/\.d\.ts$/, '.ts.d.ts') : file
  if (name !== file) rmSync(`${outDir}/${file}`)
  writeFileSync(
    `${outDir}/${name}`,
    text.replace(sourcePath, (_, start, quote, to) => `${start}${quote}${compiled(to)}${quote}`),
  )
  return name
}

const isWritten = (source: string) => existsSync(`${home}${source}`)

/** Declarations of styles are left out, but those that a component's own name. */
function dropUnseen(outDir: string, declarations: readonly string[]): void {
  const named = new Set(
    declarations.flatMap(file =>
      [...readFileSync(`${outDir}/${file}`, 'utf8').matchAll(/['"](\.[^'"]+\.styles)\.js['"]/g)].map(
        ([, to = '']) => join(dirname(file), `${to}.d.ts`),
      ),
    ),
  )
  for (const file of declarations) if (isStyles.test(file) && !named.has(file)) rmSync(`${outDir}/${file}`)
}
