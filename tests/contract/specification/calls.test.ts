import { expect, test } from 'vitest'
import { contract } from '../../../server/kernel/contract.ts'
import specified from './calls.json' with { type: 'json' }

/** What the specification's placeholders stand for here (decisions, the product). */
const named = (line: string) => line.replace('{messenger}', 'telegram').replace('{cardProvider}', 'mercuryo')
/** A call by what it is, whatever its parameters are called. */
const shape = (line: string) => named(line).replaceAll(/\{\w+\}/g, ':')

const built = new Set(
  Object.values(contract).map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`),
)

/**
 * What a later part of the product builds, by the specification's areas. This list only shrinks: a call that is built must
 * be struck off, and nothing may be added.
 */
const notYet: Readonly<Record<string, readonly string[]>> = {
  content: specified.calls.content.filter(line => / \/v1\/(pages|blog_)/.test(line)),
}

const wanting = Object.entries(specified.calls).flatMap(([area, lines]) =>
  lines.filter(line => !built.has(shape(line))).map(line => `${area}: ${line}`),
)

test('every call of the specification is in the contract, but those that are not built yet', () => {
  expect(wanting).toEqual(
    Object.keys(specified.calls).flatMap(area => (notYet[area] ?? []).map(line => `${area}: ${line}`)),
  )
})

test('accounts, security, people, requisites and stores are complete', () => {
  expect(
    wanting.filter(line => /^(session|user|notifications|profiles|credentials|merchant): /.test(line)),
  ).toEqual([])
})
