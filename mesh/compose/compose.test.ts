import { readFileSync } from 'node:fs'
import {
  buildASTSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  parse,
} from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { publicSchema } from '../gateway/graphql/operations.ts'
import { isRestAlone } from './normaliseContract.ts'
import { composeSupergraph } from './compose.ts'
import type { Contract, ContractOperation } from './contract.ts'

const contract = JSON.parse(
  readFileSync(new URL('../../server/openapi.json', import.meta.url), 'utf8'),
) as Contract
let text = ''
let built: GraphQLSchema
beforeAll(async () => {
  text = await composeSupergraph(contract)
  built = buildASTSchema(publicSchema(parse(text)), { assumeValidSDL: true })
})

const schema = () => built
const ownTypes = () => Object.values(schema().getTypeMap()).filter(({ name }) => !name.startsWith('__'))
const fieldsOf = (type: GraphQLNamedType) =>
  isObjectType(type) || isInputObjectType(type)
    ? Object.values<GraphQLField<unknown, unknown> | GraphQLInputField>(type.getFields())
    : []
const operations = () => Object.values(contract.paths).flatMap(methods => Object.values(methods))
const fieldOf = (operation: ContractOperation, root: 'Query' | 'Mutation') =>
  (root === 'Query' ? schema().getQueryType() : schema().getMutationType())?.getFields()[
    operation.operationId
  ]

describe('the supergraph of the contract', () => {
  test('is the same text every time', async () => {
    expect(await composeSupergraph(contract)).toBe(text)
  })

  test('has clean names only', () => {
    const names = ownTypes().flatMap(type => [
      type.name,
      ...fieldsOf(type).flatMap(field => [
        field.name,
        ...('args' in field ? field.args.map(({ name }) => name) : []),
      ]),
      ...(isEnumType(type) ? type.getValues().map(({ name }) => name) : []),
    ])
    expect(
      names.filter(name => !/^[A-Za-z][A-Za-z0-9]*$/.test(name) && !/^[a-z]+(_[a-z]+)*$/.test(name)),
    ).toEqual([])
    expect(ownTypes().filter(type => isInputObjectType(type) && !type.name.endsWith('Input'))).toEqual([])
  })

  test('has no list with empty places and no decimal that is a number', () => {
    const types = ownTypes().flatMap(type =>
      fieldsOf(type).map(field => `${type.name}.${field.name}: ${String(field.type)}`),
    )
    expect(types.filter(text => /\[\w+\]|Float/.test(text))).toEqual([])
    expect(types.filter(text => text.includes('['))).not.toEqual([])
  })

  test('makes of every call a field of its kind, with what it needs', () => {
    const made = operations().map(operation => {
      const [query, mutation] = [fieldOf(operation, 'Query'), fieldOf(operation, 'Mutation')]
      const argument = (name: string) =>
        (query ?? mutation)?.args.find(candidate => candidate.name === name)?.type
      return {
        name: operation.operationId,
        isThere: query !== undefined || mutation !== undefined,
        isQuery: query !== undefined,
        key: String(argument('idempotencyKey')),
        hasInput: String(argument('input')).endsWith('Input!'),
      }
    })
    const wanted = Object.values(contract.paths).flatMap(methods =>
      Object.entries(methods).map(([method, operation]) => ({
        name: operation.operationId,
        isThere: !isRestAlone(operation),
        isQuery: !isRestAlone(operation) && (method === 'get' || operation['x-reads'] === true),
        key: !isRestAlone(operation) && operation['x-idempotent'] === true ? 'String!' : 'undefined',
        hasInput: operation.requestBody !== undefined && !isRestAlone(operation),
      })),
    )
    expect(made).toEqual(wanted)
  })

  test('makes of every event a subscription', () => {
    const fields = schema().getSubscriptionType()?.getFields() ?? {}
    const types = Object.values(fields).map(field => getNamedType(field.type).name)
    for (const { post } of Object.values(contract.webhooks)) {
      const name = post.requestBody.content['application/json'].schema.$ref?.replace('#', '')
      expect(types).toContain(name)
    }
    expect(fields['messageCreated']?.args.map(({ name, type }) => `${name}: ${String(type)}`)).toEqual([
      'tradeId: ID!',
    ])
    expect(fields['tradeChanged']?.args.map(({ name, type }) => `${name}: ${String(type)}`)).toEqual([
      'tradeId: ID',
    ])
  })
})

describe('what compose refuses', () => {
  const changed = (change: (copy: Contract) => void) => {
    const copy = structuredClone(contract)
    change(copy)
    return composeSupergraph(copy)
  }

  test('a name that does not come back from camelCase', async () => {
    const made = changed(copy => {
      copy.components.schemas['Trade']!.properties!['size_2x'] = { type: 'string' }
    })
    await expect(made).rejects.toThrow('size_2x')
  })

  test('two inputs of one name', async () => {
    const made = changed(copy => {
      const shape = { type: 'object', properties: { note: { type: 'string' } } }
      copy.components.schemas['Tip'] = { ...shape }
      copy.components.schemas['TipBody'] = { ...shape }
      copy.components.schemas['OpenTradeBody']!.properties!['tip'] = { $ref: '#/components/schemas/Tip' }
      copy.components.schemas['OpenTradeBody']!.properties!['other'] = {
        $ref: '#/components/schemas/TipBody',
      }
    })
    await expect(made).rejects.toThrow('TipInput')
  })

  test('a call without a JSON answer that is not marked as a stream', async () => {
    const made = changed(copy => {
      Object.values(copy.paths)[0]!['post']!.responses = { 204: {} }
    })
    await expect(made).rejects.toThrow('no JSON answer')
  })
})
