import { expect, it } from 'vitest'
import { cssProblems } from './cssProblems.ts'

const refused = (metadata: unknown) => ({ errors: [{ extensions: { code: 'css_refused', metadata } }] })

it('reads every line that a style sheet was refused for', () => {
  const problems = [
    { line: 3, what: 'position: fixed' },
    { line: 9, what: '@import' },
  ]
  expect(cssProblems(refused({ problems }))).toEqual(problems)
})

it.each([
  ['another refusal', refused(undefined)],
  ['lines that are none', refused({ problems: [{ line: '3' }, null, 'x'] })],
  ['a connection that broke', new TypeError('fetch failed')],
])('finds none in %s', (_, error) => {
  expect(cssProblems(error)).toEqual([])
})
