import { expect, test } from 'vitest'
import { contract } from '../../../server/composition/contract.ts'
import specified from './calls.json' with { type: 'json' }

/** What the specification's placeholders stand for here (decisions, the product). */
const named = (line: string) => line.replace('{messenger}', 'telegram').replace('{cardProvider}', 'mercuryo')
/** A call by what it is, whatever its parameters are called. */
const shape = (line: string) => named(line).replaceAll(/\{\w+\}/g, ':')

const built = new Set(
  Object.values(contract).map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`),
)

const wanting = Object.entries(specified.calls).flatMap(([area, lines]) =>
  lines.filter(line => !built.has(shape(line))).map(line => `${area}: ${line}`),
)

test('every call of the specification is in the contract', () => {
  expect(wanting).toEqual([])
})
