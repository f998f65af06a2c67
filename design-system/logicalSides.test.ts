import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** A side that is left or right in every language may stand in a line that says why: `/* sided: … *\/`. */
const excused = /\/\* sided: .+ \*\//

const sides = /\b(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/
const values: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a side', sides],
  ['a side', /^\s*(?:left|right)\s*:(?!.*,$)/],
  ['a side', /\b(?:text-align|float|clear)\s*:\s*(?:left|right)\b/],
  ['a side', /\bborder-(?:top|bottom)-(?:left|right)-radius\b/],
  ['a side', /\bto (?:left|right)\b/],
  ['a side', /\btransform-origin:\s*(?!center|top|bottom|50%)\S/],
  // One by a custom property can be turned where the property is set.
  ['a way', /\btranslate(?:X|3d)?\((?!(?:calc\(-1 \* )?var\(|0[,)])/],
  ['a way', /(?:^|[\s;])translate:(?!\s*(?:0|none|var\())/],
]

/** The parts of a value; what stands in brackets or is a token is one. */
function partsOf(value: string): readonly string[] {
  let flat = value.replaceAll(/\$\{[^}]*\}/g, token => `T${token.length}${token.replaceAll(/\W/g, '')}`)
  for (let before = ''; before !== flat;) {
    before = flat
    flat = flat.replaceAll(/[\w-]*\(([^()]*)\)/g, (_, inner: string) => `F${inner.replaceAll(/\W/g, '')}`)
  }
  return flat.trim().split(/\s+/)
}

/** Four values that differ between left and right. */
function isLopsided(line: string): boolean {
  const found =
    /\b(padding|margin|inset|border-width|border-style|border-color|border-radius)\s*:\s*([^;]+);/.exec(line)
  const [, property = '', value = ''] = found ?? []
  if (value.includes('/')) return false
  const [first, second = first, third = first, fourth = second] = partsOf(value)
  return property === 'border-radius' ? first !== second || third !== fourth : second !== fourth
}

/** The lines of a component that say left or right where they mean where a line begins or ends. */
function offences(source: string): string[] {
  return source.split('\n').flatMap((line, index) => {
    if (excused.test(line) || /^\s*(?:\/\/|\/?\*)/.test(line)) return []
    const what = isLopsided(line) ? 'two sides' : values.find(([, pattern]) => pattern.test(line))?.[0]
    return what === undefined ? [] : [`${index + 1}: ${what}: ${line.trim()}`]
  })
}

describe('components are laid out by where a line begins, not by left and right', () => {
  it.each([
    ['  margin-left: auto;', 1],
    ['  right: 0;', 1],
    ['  text-align: right;', 1],
    ['  border-top-left-radius: 0;', 1],
    ['  padding: 0 0 0 ${space[3]};', 1],
    ['  border-radius: ${radius.l} ${radius.l} ${radius.xs} ${radius.l};', 1],
    ['  transform: translateX(50%);', 1],
    ['  transform: translate(-50%, 0);', 1],
    ['  transform: translateX(var(--way));', 0],
    ['  transform: translateY(-100%);', 0],
    ['  padding: ${space[1]} calc(${space[2]} + 1px) 0;', 0],
    ['  border-radius: ${radius.l} ${radius.l} 0 0;', 0],
    ['  padding: 1px calc(1px + 2px) 0 calc(1px + 2px);', 0],
    ['  margin-inline-start: auto;', 0],
    ['  direction: ltr; left: 0; /* sided: an axis of time */', 0],
  ])('the rule sees %s', (line, count) => {
    expect(offences(line)).toHaveLength(count)
  })

  const files = globSync('{primitives,domain,forms,alert,modal,theme}/**/*.styles.ts', { cwd: folder })

  it('looks at real files', () => {
    expect(files.length).toBeGreaterThan(200)
  })

  it.each(files)('%s', file => {
    expect(offences(readFileSync(`${folder}/${file}`, 'utf8'))).toEqual([])
  })
})
