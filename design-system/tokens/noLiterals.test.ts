import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A measure of one drawing that no other component shares may stand in a line that says why: `/* measured: … *\/`. */
const excused = /\/\* measured: .+ \*\//

const literals = [
  { what: 'a literal colour', pattern: /#[0-9a-f]{3,8}\b(?=[\s;,'"`)])|\b(?:rgba?|hsla?|oklch)\(/i },
  { what: 'a literal size', pattern: /(?<![\w.-])-?\d*\.?\d+(?:px|rem)\b/ },
  { what: 'a literal duration', pattern: /(?<![\w.-])\d*\.?\d+m?s\b(?=[\s;,])/ },
]

/** The line after one, when it only closes what that one ended. */
const closingAfter = (lines: readonly string[], index: number): string => {
  const next = lines[index + 1] ?? ''
  return next.trimStart().startsWith('}') ? next : ''
}

/** The lines of a component that hold a literal where a token belongs. */
function offences(source: string): string[] {
  const lines = source.split('\n')
  return lines.flatMap((line, index) => {
    // The formatter may move the comment behind the brace that follows.
    if (excused.test(line) || excused.test(closingAfter(lines, index)) || /^\s*(?:\/\/|\/?\*)/.test(line))
      return []
    return literals
      .filter(({ pattern }) => pattern.test(line))
      .map(({ what }) => `${index + 1}: ${what}: ${line.trim()}`)
  })
}

describe('components read tokens', () => {
  it.each([
    ['color: #fff;', 1],
    ['padding: 12px;', 1],
    ['background: rgba(0, 0, 0, 0.5);', 1],
    ['transition: color 140ms ease;', 1],
    ['grid-template-columns: 84px 1fr; /* measured: the width of a trade number */', 0],
    ['&[data-size] {\n  width: 84px;\n} /* measured: the width of a trade number */', 0],
    ['padding: ${vars.space[3]};', 0],
    ['inset: 0; flex: 1;', 0],
  ])('the rule sees %s', (line, count) => {
    expect(offences(line)).toHaveLength(count)
  })

  const files = globSync('{primitives,theme,domain}/**/*.{ts,tsx}', { cwd: root }).filter(
    file => !file.includes('.test.'),
  )

  it('looks at real files', () => {
    expect(files.length).toBeGreaterThan(0)
  })

  it.each(files)('%s has no literal colour, size or duration', file => {
    expect(offences(readFileSync(`${root}/${file}`, 'utf8'))).toEqual([])
  })
})
