import { fileURLToPath } from 'node:url'
import { defineConfig } from '@graphql-mesh/compose-cli'
import { loadOpenAPISubgraph } from '@omnigraph/openapi'

/** Where the normalised contract lies between the steps of `npm run generate`; git ignores it. */
export const normalisedContract = fileURLToPath(new URL('.mesh/openapi.json', import.meta.url))

/**
 * How Mesh composes the contract. The address is a placeholder: the gateway knows the server's at run time.
 * @param readingPosts the operations that are a POST and yet a Query
 */
export const composeConfig = (readingPosts: readonly string[]) =>
  defineConfig({
    subgraphs: [
      {
        sourceHandler: loadOpenAPISubgraph('api', {
          source: normalisedContract,
          endpoint: 'http://api.invalid/api',
          ignoreErrorResponses: true,
          selectQueryOrMutationField: readingPosts.map(fieldName => ({ type: 'query' as never, fieldName })),
        }),
      },
    ],
  })
