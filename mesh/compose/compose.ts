import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { getComposedSchemaFromConfig } from '@graphql-mesh/compose-cli'
import { type DocumentNode, Kind, concatAST, parse, print } from 'graphql'
import { composeConfig, normalisedContract } from '../mesh.config.ts'
import type { Contract } from './contract.ts'
import { eventTypes } from './events.ts'
import { normaliseContract, readingPosts } from './normaliseContract.ts'
import { polishSupergraph } from './polishSupergraph.ts'

/**
 * Composes the server's contract into the supergraph: REST operations by Mesh, events from the `webhooks`. The same
 * contract gives the same text. Throws (or ends the process, inside Mesh) when the contract cannot be mapped.
 */
export async function composeSupergraph(contract: Contract): Promise<string> {
  await mkdir(dirname(normalisedContract), { recursive: true })
  await writeFile(normalisedContract, `${JSON.stringify(normaliseContract(contract), null, 1)}\n`)
  const composed = await getComposedSchemaFromConfig(composeConfig(readingPosts(contract)), quiet)
  const rest = parse(polishSupergraph(composed), { noLocation: true })
  const events = parse(eventTypes(contract, typeNames(rest)), { noLocation: true })
  return `${print(concatAST([withSubscription(rest), events]))}\n`
}

const typeNames = (document: DocumentNode): ReadonlySet<string> =>
  new Set(
    document.definitions.flatMap(node =>
      'name' in node && node.name !== undefined ? [node.name.value] : [],
    ),
  )

function withSubscription(document: DocumentNode): DocumentNode {
  const subscription = parse('schema { subscription: Subscription }').definitions[0]
  const types = subscription?.kind === Kind.SCHEMA_DEFINITION ? subscription.operationTypes : []
  return {
    ...document,
    definitions: document.definitions.map(node =>
      node.kind === Kind.SCHEMA_DEFINITION
        ? { ...node, operationTypes: [...node.operationTypes, ...types] }
        : node,
    ),
  }
}

/** Mesh tells of each step; only what goes wrong is worth a line. */
const quiet = {
  name: 'compose',
  debug: () => undefined,
  log: () => undefined,
  info: () => undefined,
  warn: (...parts: unknown[]) => process.stderr.write(`${parts.join(' ')}\n`),
  error: (...parts: unknown[]) => process.stderr.write(`${parts.join(' ')}\n`),
  child: () => quiet,
}
