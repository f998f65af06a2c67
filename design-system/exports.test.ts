import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compiledPath } from './package/compiledPath.ts'
import { entries, stabilityOf, styleSheets } from './package/entries.ts'
import { home, modulesOf, publicNames, readManifest, targetOf } from './package/modules.ts'
import { publishedExports } from './package/publishedManifest.ts'

const { exports: map } = readManifest()
const files = globSync('{tokens,theme,primitives}/**/*.{ts,tsx,css}', { cwd: home }).sort()
const open = files.filter(file => targetOf(map, `./${file}`) != null)
const groups = Object.entries(entries)

/** Groups of the domain change with the product: of them the entries are listed, and not each module. */
const listed = groups.filter(([name]) => !name.startsWith('domain/'))

describe('the public surface of the design system', () => {
  it('is what it was, unless a change says so (vitest -u)', async () => {
    const modules = listed
      .flatMap(([, { folder }]) => modulesOf(folder))
      .map(file => {
        const names = publicNames(file).map(({ name }) => name)
        return `${file} (${stabilityOf(file)}): ${names.join(', ')}`
      })
    const surface = [
      ...Object.keys(styleSheets).map(sheet => `@souk/design-system/${sheet} (stable)`),
      ...groups.map(([name, { stability }]) => `@souk/design-system/${name} (${stability})`),
      '',
      ...modules,
    ]
    await expect(`${surface.join('\n')}\n`).toMatchFileSnapshot('exports.snapshot.txt')
  })

  it('holds every component, one subpath each', () => {
    const components = files.filter(file => file.endsWith('.tsx'))
    const hidden = components.filter(file => !open.includes(file))
    expect(hidden).toEqual(
      Object.keys(map)
        .filter(key => map[key] === null && key.endsWith('.tsx'))
        .map(key => key.slice(2))
        .sort(),
    )
  })

  it('keeps styles, tests and the generator private', () => {
    expect(open.filter(file => /\.(?:styles|test)\.|generate\//.test(file))).toEqual([])
  })

  it('leads to files that exist', () => {
    const plain = Object.entries(map).filter(([key, target]) => !key.includes('*') && target !== null)
    expect(plain.filter(([, target]) => !existsSync(`${home}${target}`))).toEqual([])
  })
})

describe('the published package', () => {
  const published = publishedExports()
  const leadsTo = (subpath: string) =>
    targetOf(
      Object.fromEntries(Object.entries(published).map(([key, to]) => [key, to === null ? null : key])),
      subpath,
    )

  it('has an entry for every group', () => {
    const domain = readdirSync(`${home}domain`).filter(name => name !== '__generated__')
    const folders = Object.keys(map).map(key => key.split('/')[1] ?? '')
    const expected = [
      ...new Set(folders.filter(folder => folder !== 'domain')),
      ...domain.map(name => `domain/${name}`),
    ]
    expect(Object.keys(entries).toSorted()).toEqual(expected.toSorted())
  })

  it('opens what the app and the stories take from the source, and nothing is taken from behind it', () => {
    const taken = new Set(
      globSync('{app,stories}/**/*.{ts,tsx}', {
        cwd: `${home}..`,
        exclude: ['**/node_modules/**', '**/dist/**'],
      }).flatMap(file =>
        [...readFileSync(`${home}../${file}`, 'utf8').matchAll(/'@souk\/design-system\/([^']+\.tsx?)'/g)].map(
          ([, path = '']) => path,
        ),
      ),
    )
    expect(taken.size).toBeGreaterThan(500)
    expect([...taken].filter(path => leadsTo(`./${compiledPath(path)}`) == null)).toEqual([])
  })

  it('closes styles and the halves of a component', () => {
    expect(leadsTo('./primitives/button/Button')).toBeDefined()
    const halves = ['button/Button.styles', 'select/SelectOverlay', 'button/copyText']
    expect(halves.map(half => leadsTo(`./primitives/${half}`))).toEqual([null, null, null])
  })

  it('has no two files that a disk without capital letters takes for one', () => {
    const modules = globSync(
      '{alert,brand,domain,format,forms,locales,modal,primitives,theme,timing}/**/*.{ts,tsx}',
      {
        cwd: home,
        exclude: ['**/*.test.ts', '**/*.typetest.ts'],
      },
    )
    const names = modules.map(file => compiledPath(file).toLowerCase())
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })
})
