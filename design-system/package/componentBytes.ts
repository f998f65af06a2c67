import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

const entry = '/component-entry.js'

/** What everybody who uses the package has already. */
const besides = /^(?:react|react-dom|styled-components)(?:\/|$)/

interface Weight {
  /** Bytes of what is fetched first, compressed. */
  readonly gzipped: number
  /** Whose code it is, by package; what is in none is the design system's. */
  readonly modules: readonly string[]
}

/**
 * What a page pays for names that it imports from one entry, as its bundler makes it: beside React and styled-components.
 * @param folder the built package
 */
export async function weigh(folder: string, from: string, names: readonly string[]): Promise<Weight> {
  const source = `export { ${names.join(', ')} } from '${folder}/entries/${from}.js'`
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'souk-component',
        resolveId: id => (id === entry ? id : null),
        load: id => (id === entry ? source : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: besides },
    },
  })
  const outputs = [built].flat().flatMap(one => ('output' in one ? one.output : []))
  const chunks = outputs.filter((one): one is Rolldown.OutputChunk => one.type === 'chunk')
  const first = new Set(chunks.filter(chunk => chunk.isEntry))
  for (const chunk of first)
    for (const next of chunks) if (chunk.imports.includes(next.fileName)) first.add(next)
  return {
    gzipped: [...first].reduce((sum, { code }) => sum + gzipSync(code).length, 0),
    modules: [...first].flatMap(chunk => chunk.moduleIds.filter(id => id !== entry)),
  }
}
