import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Reply } from '../../server/kernel/operation.ts'
import type { documentOperations } from '../../server/modules/content/document/schema.ts'
import { graphqlName } from '../../mesh/wire/names.ts'
import type {
  categoryShapeOf,
  itemCardShapeOf,
  itemShapeOf,
  pageShapeOf,
} from '../parts/reading/readingShapes.ts'
import { camelKeys } from './camelKeys.ts'

type Named<Name> = Name extends `${infer Head}_${infer Rest}` ? `${Head}${Capitalize<Named<Rest>>}` : Name
type Renamed<Value> = Value extends readonly (infer Item)[]
  ? readonly Renamed<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value as Named<Key>]: Renamed<Value[Key]> }
    : Value
/** What a document asks for, without what GraphQL alone adds. */
type Bare<Value> = Value extends readonly (infer Item)[]
  ? readonly Bare<Item>[]
  : Value extends object
    ? {
        readonly [Key in keyof Value as Key extends `${'__' | ' $'}${string}` ? never : Key]: Bare<Value[Key]>
      }
    : Value
type Answer<Name extends keyof typeof documentOperations> = Renamed<Reply<(typeof documentOperations)[Name]>>

describe('names of the server’s answers', () => {
  it.each([
    'updated_at',
    'url_code',
    'a_1b',
    'is_translated',
    'a__b',
    'a_',
    '_a',
    'a_B',
    'plain',
    'camelCase',
  ])('are those of the gateway’s own naming: %s', name =>
    expect(camelKeys({ [name]: 1 })).toEqual({ [graphqlName(name)]: 1 }),
  )

  it('are changed wherever they stand, and values never', () => {
    const answer = { a_b: [{ c_d: 'e_f' }, null, 1, 'g_h'], i_j: { k_l: null, m_n: true } }
    expect(camelKeys(answer)).toEqual({ aB: [{ cD: 'e_f' }, null, 1, 'g_h'], iJ: { kL: null, mN: true } })
    expect([camelKeys(null), camelKeys('a_b'), camelKeys(3)]).toEqual([null, 'a_b', 3])
  })

  it('are then what the views are made of, as the app gets it', () => {
    expectTypeOf<Answer<'page'>>().toExtend<Bare<Parameters<typeof pageShapeOf>[0]>>()
    expectTypeOf<Answer<'blogItem'>>().toExtend<Bare<Parameters<typeof itemShapeOf>[0]>>()
    expectTypeOf<Answer<'blogItems'>['items'][number]>().toExtend<
      Bare<Parameters<typeof itemCardShapeOf>[0]>
    >()
    expectTypeOf<Answer<'blogCategory'>>().toExtend<Bare<Parameters<typeof categoryShapeOf>[0]>>()
  })
})
