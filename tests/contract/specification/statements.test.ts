import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** A row of `docs/specification.md`: a promise, the file that keeps it, and the test that shows it. */
interface Statement {
  readonly id: string
  readonly file: string
  readonly test: string
}

const cell = (text = '') => text.trim().replaceAll(/^`|`$/g, '')
const statements: readonly Statement[] = read('docs/specification.md')
  .split('\n')
  .filter(line => /^\| 00[01]\./.test(line))
  .map(line => {
    // A bar inside of a cell is written `\|`.
    const [, id, , file, test] = line.split(/(?<!\\)\|/)
    return { id: cell(id), file: cell(file), test: cell(test).replaceAll('\\|', '|') }
  })

/** Parts of the product that are not built yet. The list only shrinks; no other row may be without a test. */
const laterParts = ['later: affiliate', 'later: content']
const isKept = ({ file }: Statement) => !laterParts.includes(file)

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Whether a file has a test, or a story, of that title. */
function hasTest(path: string, title: string): boolean {
  if (!existsSync(join(root, path))) return false
  const isStory = path.endsWith('.stories.tsx')
  if (!isStory && !/\.(test|e2e|faults)\.tsx?$/.test(path)) return false
  return new RegExp(
    isStory
      ? String.raw`^export const ${escaped(title)} = meta\.story\(`
      : String.raw`(?<!(?:skip|todo|fixme))\(\s*(['"\`])${escaped(title)}\1\s*,`,
    'm',
  ).test(read(path))
}

describe('every statement of the specification', () => {
  it('has a number of its own', () => {
    expect(statements.length).toBeGreaterThan(340)
    expect(new Set(statements.map(({ id }) => id)).size).toBe(statements.length)
  })

  it('is held by a file that is there', () => {
    const missing = statements.filter(row => isKept(row) && !existsSync(join(root, row.file)))
    expect(missing).toEqual([])
  })

  it('is shown by a test that is there', () => {
    const untested = statements.filter(row => {
      const [path = '', title] = row.test.split(' › ')
      return isKept(row) && (title === undefined || !hasTest(path, title))
    })
    expect(untested).toEqual([])
  })
})
