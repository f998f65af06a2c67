import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { signingExamples } from './signingExamples.ts'

const documentation = readFileSync(new URL('../../../../../docs/merchant-api.md', import.meta.url), 'utf8')

it.each(Object.entries(signingExamples))(
  'the example %s is that of the documentation, which a test runs',
  (_, code) => {
    expect(documentation).toContain(code)
  },
)
