import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'

const folder = fileURLToPath(new URL('primitives/', import.meta.url))
const entry = `${folder}entry-of-a-test.ts`

interface Chunk {
  type: string
  isEntry: boolean
  code: string
  moduleIds: string[]
  imports: string[]
  fileName: string
}

/** Builds components as the app does, without what every page has anyway, and returns what is fetched before anything is opened. */
async function firstFetch(components: readonly string[]): Promise<{ modules: string[]; gzipped: number }> {
  const source = components.map(path => `export * from '${folder}${path}.tsx'`).join('\n')
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: id => (id === entry ? id : null),
        load: id => (id === entry ? source : null),
      },
    ],
    build: {
      write: false,
      lib: { entry, formats: ['es'] },
      minify: true,
      rollupOptions: { external: [/^react($|\/)/, /^react-dom($|\/)/, 'styled-components'] },
    },
  })
  const chunks = [result].flat().flatMap(one => ('output' in one ? (one.output as unknown as Chunk[]) : []))
  const first = new Set(chunks.filter(chunk => chunk.isEntry))
  for (const chunk of first)
    for (const next of chunks) if (chunk.imports.includes(next.fileName)) first.add(next)
  const fetched = [...first]
  return {
    modules: fetched.flatMap(chunk => chunk.moduleIds),
    gzipped: fetched.reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0),
  }
}

const named = (modules: readonly string[], pattern: RegExp): string[] =>
  modules.filter(module => pattern.test(module))

describe('bytes of primitives', () => {
  it('a button brings no overlay, no field and no react-aria', async () => {
    const { modules, gzipped } = await firstFetch(['button/Button'])
    expect(named(modules, /react-aria|react-stately|overlay\/|field\/|select\//)).toEqual([])
    expect(gzipped).toBeLessThan(6_000)
  })

  it('a first screen with fields, selects and menus brings react-aria only when one is opened', async () => {
    const { modules, gzipped } = await firstFetch([
      'amount/AmountText',
      'button/Button',
      'button/CopyButton',
      'button/IconButton',
      'button/LinkButton',
      'card/Card',
      'checkbox/Checkbox',
      'chip/Chip',
      'chip/Tag',
      'field/AmountField',
      'menu/MenuButton',
      'notice/Notice',
      'pagination/Pagination',
      'segmented/SegmentedControl',
      'select/SearchSelect',
      'select/Select',
      'skeleton/Loading',
      'skeleton/Skeleton',
      'state/EmptyState',
      'state/ErrorState',
      'switch/Switch',
      'tabs/Tabs',
      'toast/ToastRegion',
    ])
    expect(named(modules, /react-aria|react-stately/)).toEqual([])
    expect(modules.length).toBeGreaterThan(40)
    expect(gzipped).toBeLessThan(20_000)
  })

  it('an icon costs an icon', async () => {
    const { modules } = await firstFetch(['button/CopyButton'])
    expect(named(modules, /lucide-react\/dist\/esm\/icons\//).length).toBeLessThanOrEqual(4)
  })
})
