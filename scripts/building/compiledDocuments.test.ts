import { Script } from 'node:vm'
import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { fragmentCode, inlineDocuments } from './compiledDocuments.ts'
import { codeOf, syntaxCode } from './documentCode.ts'

const trees = {
  TradesPageDocument: {
    ...parse('query TradesPage { trades { total } }', { noLocation: true }),
    __meta__: { hash: 'sha256:1' },
  },
  TradeCard_TradeFragmentDoc: parse('fragment TradeCard_trade on Trade { id }', { noLocation: true }),
  TradeDocument: parse(
    'query Trade { trade { ...TradeCard_trade } } fragment TradeCard_trade on Trade { id }',
    { noLocation: true },
  ),
}
const code = `import { useQuery } from '@apollo/client/react'
import { gql } from '../../__generated__/gql.ts'
export const fragment = gql(/* GraphQL */ \`
  fragment TradeCard_trade on Trade {
    id
  }
\`)
export const page = gql(\`query TradesPage { trades { total } }\`)
export const after = 1
`

/** A compiled module as a script: its imports of fragments are constants. */
const asScript = (compiled: string): string =>
  `${syntaxCode}${compiled
    .replaceAll(/import \{[^}]*\} from 'souk-syntax';/g, '')
    .replace(/import \{[^}]*\} from '[^']*'/, '')
    .replace(
      /import (\w+) from 'souk-fragment:(\w+)';/g,
      (_, variable: string, name: string) =>
        `const ${variable} = ${fragmentCode(name, trees).replace(/^.*export default /, '')};`,
    )}`.replaceAll('export const', 'const')

const run = (compiled: string, name: string): unknown =>
  JSON.parse(new Script(`${asScript(compiled)};JSON.stringify(${name})`).runInNewContext() as string)

test('a document stands as its tree where it was called for, every line in its place', () => {
  const compiled = inlineDocuments(code, trees)
  expect(compiled).not.toContain('gql')
  expect(compiled.split('\n')).toHaveLength(code.split('\n').length)
  expect(compiled.split('\n').indexOf('export const after = 1')).toBe(
    code.split('\n').indexOf('export const after = 1'),
  )
  expect(run(compiled, 'page')).toEqual(trees.TradesPageDocument)
  expect(run(compiled, 'fragment')).toEqual(trees.TradeCard_TradeFragmentDoc)
})

test('a fragment stands once, and is imported where it is spread', () => {
  const one = `import { gql } from '../../__generated__/gql.ts'\nexport const trade = gql(\`query Trade { trade { ...TradeCard_trade } }\`)\n`
  const compiled = inlineDocuments(one, trees)
  expect(compiled).toContain("import fragmentTradeCard_trade from 'souk-fragment:TradeCard_trade'")
  expect(compiled).not.toContain('FragmentDefinition')
  expect(run(compiled, 'trade')).toEqual(trees.TradeDocument)
})

test('a fragment that only other documents spread is still a statement', () => {
  const alone = `import { gql } from '../../__generated__/gql.ts'\ngql(\`fragment TradeCard_trade on Trade { id }\`)\n`
  expect(() => new Script(asScript(inlineDocuments(alone, trees)))).not.toThrow()
})

test('fragments that nobody reads may follow each other', () => {
  const one = 'gql(`fragment TradeCard_trade on Trade { id }`)'
  const both = `import { gql } from '../../__generated__/gql.ts'\n${one}\n\n${one}\n`
  expect(() => new Script(asScript(inlineDocuments(both, trees))).runInNewContext()).not.toThrow()
})

test('a document that was not generated stops the build', () => {
  expect(() => inlineDocuments(code, { TradesPageDocument: trees.TradesPageDocument })).toThrow(
    /npm run generate/,
  )
})

test('every document of the app is written as it was generated', async () => {
  const generated = await import('../../app/__generated__/graphql.ts')
  const documents = Object.values(generated).filter(value => typeof value === 'object')
  expect(documents.length).toBeGreaterThan(100)
  for (const document of documents) {
    const made = new Script(
      `${syntaxCode.replaceAll('export const', 'const')};JSON.stringify(${codeOf(document)})`,
    )
    expect(JSON.parse(made.runInNewContext() as string)).toEqual(JSON.parse(JSON.stringify(document)))
  }
})
