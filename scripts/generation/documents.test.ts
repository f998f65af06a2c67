import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'
import { expect, it } from 'vitest'
import { manifestNames, persistedDir } from '../../mesh/gateway/graphql/persisted.ts'

const schema = buildSchema(readFileSync(new URL('../../mesh/supergraph.graphql', import.meta.url), 'utf8'), {
  assumeValidSDL: true,
})
const [newest = ''] = manifestNames(persistedDir)
const manifest = JSON.parse(readFileSync(`${persistedDir}/${newest}`, 'utf8')) as Record<string, string>
const nameOf = (text: string) =>
  /^(?:query|mutation|subscription) (\w+)/m.exec(text)?.[1] ?? text.slice(0, 40)

it.each(Object.values(manifest).map(text => [nameOf(text), text]))(
  'the gateway can run %s as the manifest has it',
  (_, text) => {
    expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([])
  },
)
