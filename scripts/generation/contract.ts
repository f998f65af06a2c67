import { lexicographicSortSchema, parse, printSchema } from 'graphql'
import { composeSupergraph } from '../../mesh/compose/compose.ts'
import type { Contract } from '../../mesh/compose/contract.ts'
import { executableSchema } from '../../mesh/gateway/graphql/schema.ts'
import { openapiDocument } from '../../server/composition/openapi.ts'

/** The files that the contract becomes, by their path from the root. */
export interface ContractFiles {
  readonly openapi: string
  readonly supergraph: string
  /** The gateway's schema as clients see it. */
  readonly schema: string
}

/** Prints the server's contract, composes the supergraph of it, and prints the schema that the gateway serves. */
export async function contractFiles(): Promise<ContractFiles> {
  const openapi = `${JSON.stringify(await openapiDocument(), null, 1)}\n`
  const supergraph = await composeSupergraph(JSON.parse(openapi) as Contract)
  const served = executableSchema(parse(supergraph, { noLocation: true }), () => Promise.resolve(null))
  return { openapi, supergraph, schema: `${printSchema(lexicographicSortSchema(served))}\n` }
}
