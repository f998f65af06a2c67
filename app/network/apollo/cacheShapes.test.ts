import { readFileSync } from 'node:fs'
import { buildSchema, getNamedType, isObjectType, Kind, parse } from 'graphql'
import type { DocumentNode, FragmentDefinitionNode, GraphQLObjectType, SelectionSetNode } from 'graphql'
import { expect, it } from 'vitest'
import { manifestNames, persistedDir } from '../../../mesh/gateway/graphql/persisted.ts'
import { createCache, typePolicies } from './cache.ts'

const schema = buildSchema(
  readFileSync(new URL('../../__generated__/schema.graphql', import.meta.url), 'utf8'),
)
const [newest = ''] = manifestNames(persistedDir)
const documents = Object.values(
  JSON.parse(readFileSync(`${persistedDir}/${newest}`, 'utf8')) as Record<string, string>,
).map(text => parse(text))

/** What every document asks of a field: `Parent.field` to the names of the fields below, one entry for each document. */
const asked = new Map<string, Map<string, Set<string>>>()

/** Whether the cache tells objects of a type apart by a name; the others belong to what holds them. */
const isNamed = (type: GraphQLObjectType) =>
  'id' in type.getFields()
    ? typePolicies[type.name]?.keyFields !== false
    : typePolicies[type.name]?.keyFields !== undefined

function fragmentsOf(document: DocumentNode) {
  return new Map(
    document.definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map(node => [node.name.value, node]),
  )
}

function walk(
  name: string,
  parent: GraphQLObjectType,
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  below: Set<string> = new Set(),
): void {
  for (const node of set.selections) {
    if (node.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragments.get(node.name.value)
      if (fragment) walk(name, parent, fragment.selectionSet, fragments, below)
      continue
    }
    if (node.kind === Kind.INLINE_FRAGMENT) {
      walk(name, parent, node.selectionSet, fragments, below)
      continue
    }
    const field = node.name.value
    if (field.startsWith('__')) continue
    below.add(field)
    const type = getNamedType(parent.getFields()[field]?.type)
    if (!isObjectType(type) || node.selectionSet === undefined) continue
    const place = `${parent.name}.${field}`
    const sets = asked.get(place) ?? new Map<string, Set<string>>()
    asked.set(place, sets)
    const mine = sets.get(name) ?? new Set<string>()
    sets.set(name, mine)
    walk(name, type, node.selectionSet, fragments, mine)
  }
}

for (const document of documents)
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION || node.name === undefined) continue
    const root = schema.getRootType(node.operation)
    if (root) walk(node.name.value, root, node.selectionSet, fragmentsOf(document))
  }

const cache = createCache()
const lossy = [...asked].flatMap(([place, sets]) => {
  const [parentName = '', field = ''] = place.split('.')
  if (parentName === 'Mutation' || parentName === 'Subscription') return []
  const parent = schema.getType(parentName)
  if (!isObjectType(parent)) return []
  const type = getNamedType(parent.getFields()[field]?.type)
  if (!isObjectType(type) || isNamed(type)) return []
  if (cache.policies.getMergeFunction(parentName, field, type.name)) return []
  const every = new Set([...sets.values()].flatMap(set => [...set]))
  const less = [...sets].filter(([, set]) => set.size < every.size)
  return less.map(
    ([name, set]) =>
      `${place}: ${name} does not ask for ${[...every].filter(one => !set.has(one)).join(', ')}`,
  )
})

it('keeps what one page has asked for when another asks for less of the same', () => {
  expect(lossy).toEqual([])
})
