import type { CodegenConfig } from '@graphql-codegen/cli'
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset'

/** Where the app's generated code lies, relative to the root. */
export const generatedDir = 'app/__generated__'

/**
 * How the app's types and documents are made from the gateway's schema. Documents are `gql(...)` calls in the app. They
 * come out as ready syntax trees with their sha256 in `__meta__.hash`, so neither the GraphQL parser nor, in production,
 * any document travels to the browser's gateway. Fragments are masked by Apollo (`dataMasking`), types included.
 * @param schema the gateway's schema as SDL
 */
export const codegenConfig = (schema: string): CodegenConfig => ({
  schema,
  documents: ['app/**/*.{ts,tsx}', `!${generatedDir}/**`, '!app/dist/**', '!app/**/*.test.{ts,tsx}'],
  ignoreNoDocuments: true,
  silent: true,
  errorsOnly: true,
  importExtension: '.ts',
  config: {
    useTypeImports: true,
    enumsAsTypes: true,
    strictScalars: true,
    defaultScalarType: 'unknown',
    scalars: {
      Decimal: '@souk/design-system/format/decimal.ts#DecimalString',
      DateTime: 'string',
      ID: 'string',
    },
    avoidOptionals: { field: true, inputValue: false, object: false, defaultValue: false },
    inlineFragmentTypes: 'mask',
    customDirectives: { apolloUnmask: true },
  },
  generates: {
    [`${generatedDir}/`]: {
      preset: 'client',
      documentTransforms: [addTypenameSelectionDocumentTransform],
      presetConfig: {
        fragmentMasking: false,
        gqlTagName: 'gql',
        skipIndexFile: true,
        persistedDocuments: {
          mode: 'embedHashInDocument',
          hashPropertyName: 'hash',
          hashAlgorithm: 'sha256',
        },
      },
    },
  },
})
