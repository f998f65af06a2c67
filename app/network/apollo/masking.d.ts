import type { GraphQLCodegenDataMasking } from '@apollo/client/masking'

// Fragments are masked in the types as they are in the data.
declare module '@apollo/client' {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
