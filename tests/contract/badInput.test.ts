import { describe, expect, it } from 'vitest'
import { contract } from '../../server/composition/contract.ts'
import type { OperationId } from '../support/operationId.ts'
import type { Json } from '../support/soukClient.ts'
import { suiteCast, suiteSouk } from '../support/suiteSouk.ts'
import { pictureOf } from '../support/databasePicture.ts'
import { operations, send, soundCall } from './badInput/call.ts'
import { fieldsOf, type Field } from './badInput/field.ts'
import { badFor, type Bad } from './badInput/value.ts'
import { setScene, stages, type Scene, type Stage } from './roles/scene.ts'
import { table, type Case } from './roles/table.ts'

const souk = suiteSouk()
const cast = suiteCast(souk)

/** What is wrong with an answer to a bad value; null when it is a refusal at the field. */
function complaint(field: Field, bad: Bad, { status, body }: { status: number; body: Json }): string | null {
  const at = `${field.part} ${field.path.join('.')} = ${bad.name}`
  if (status < 400 || status > 499) return `${at}: ${status} ${JSON.stringify(body).slice(0, 200)}`
  const named = Object.keys((body['errors'] as object | undefined) ?? {})
  const path = field.path.join('.')
  const isNamed = named.some(
    name => name === path || path.startsWith(`${name}.`) || name.startsWith(`${path}.`),
  )
  if (isNamed || (bad.breaksBody && named.includes('base'))) return null
  return `${at}: ${status} names ${named.join(', ')} (${String(body['code'])})`
}

const stageOf = (id: OperationId): Stage => table[id][0].at

/** By their stage, so that a scene serves as many as it can. */
const calls = (Object.keys(contract) as OperationId[])
  .filter(
    id => fieldsOf(operations[id]).length > 0 && !operations[id].stream && operations[id].access !== 'store',
  )
  .toSorted((a, b) => stages.indexOf(stageOf(a)) - stages.indexOf(stageOf(b)))

type Picture = Awaited<ReturnType<typeof pictureOf>>

/** The scene of the call before, after which nothing in the database was different, and how it looked. */
let untouched: { readonly at: Stage; readonly scene: Scene; readonly picture: Picture } | null = null

describe('a bad value in a field', () => {
  it.each(calls)('of %s is refused at that field, and nothing is written', async id => {
    const row: Case = table[id][0]
    const last = untouched?.at === row.at ? untouched : null
    const scene = last?.scene ?? (await setScene(souk, cast, row.at))
    untouched = null
    const call = soundCall(id, row, scene)
    // What the scene has told is numbered a moment later.
    await souk.server.parts.bus.settle()
    const before = last?.picture ?? (await pictureOf(souk.server.parts.database))
    const complaints: string[] = []
    for (const field of fieldsOf(call.operation))
      for (const bad of badFor(field)) {
        const found = complaint(field, bad, await send(souk, call, field, bad))
        if (found !== null) complaints.push(found)
      }
    expect(complaints).toEqual([])
    const picture = await pictureOf(souk.server.parts.database)
    expect(picture).toEqual(before)
    untouched = { at: row.at, scene, picture }
  })
})
