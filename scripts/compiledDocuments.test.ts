import { Script } from 'node:vm'
import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { inlineDocuments } from './compiledDocuments.ts'

const trees = {
  TradesPageDocument: {
    ...parse('query TradesPage { trades { total } }', { noLocation: true }),
    __meta__: { hash: 'sha256:1' },
  },
  TradeCard_TradeFragmentDoc: parse('fragment TradeCard_trade on Trade { id }', { noLocation: true }),
}
const code = `import { useQuery } from '@apollo/client/react'
import { gql } from '../__generated__/gql.ts'
export const fragment = gql(/* GraphQL */ \`
  fragment TradeCard_trade on Trade {
    id
  }
\`)
export const page = gql(\`query TradesPage { trades { total } }\`)
export const after = 1
`

test('a document stands as its tree where it was called for, every line in its place', () => {
  const compiled = inlineDocuments(code, trees)
  expect(compiled).not.toContain('gql')
  expect(compiled.split('\n')).toHaveLength(code.split('\n').length)
  expect(compiled.split('\n').indexOf('export const after = 1')).toBe(
    code.split('\n').indexOf('export const after = 1'),
  )
  expect(compiled).toContain(`export const page = (${JSON.stringify(trees.TradesPageDocument)})`)
  expect(compiled).toContain(`export const fragment = (${JSON.stringify(trees.TradeCard_TradeFragmentDoc)})`)
})

test('a fragment that only other documents spread is still a statement', () => {
  const alone = `import { gql } from '../__generated__/gql.ts'\ngql(\`fragment TradeCard_trade on Trade { id }\`)\n`
  expect(() => new Script(inlineDocuments(alone, trees))).not.toThrow()
})

test('a document that was not generated stops the build', () => {
  expect(() => inlineDocuments(code, { TradesPageDocument: trees.TradesPageDocument })).toThrow(
    /npm run generate/,
  )
})
