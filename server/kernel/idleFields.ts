import type { FastifyRequest } from 'fastify'
import { refuse } from '../domain/refusal/refusal.ts'
import type { Operation } from './operation.ts'
import { RequestRefused } from './refusal.ts'

/** Nothing was said: left out, null, an empty text or list, a switch that is off. */
const isSaid = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0)

/**
 * Refuses a field that would be ignored, at that field: whoever sends it believes that it does something. What an operation
 * ignores beside other fields stands in its `applies`.
 */
export function refuseIdleFields({ applies = {} }: Operation, { query, body }: FastifyRequest): void {
  const sent = { ...(query as object | undefined), ...(body as object | null | undefined) } as Readonly<
    Record<string, unknown>
  >
  for (const [field, when] of Object.entries(applies)) {
    const isIdle = 'with' in when ? !isSaid(sent[when.with]) : isSaid(sent[when.without])
    if (isSaid(sent[field]) && isIdle) throw new RequestRefused(refuse('not_applicable', field))
  }
}
