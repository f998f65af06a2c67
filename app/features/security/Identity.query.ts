import type { ResultOf } from '@graphql-typed-document-node/core'
import { gql } from '../../__generated__/gql.ts'

/** How the viewer's identity check stands. */
export const IdentityQuery = gql(`
  query Identity {
    identity {
      status
      legalName
      reason
      decidedAt
    }
  }
`)

export type IdentityAnswer = NonNullable<ResultOf<typeof IdentityQuery>['identity']>

/** Opens a check at the provider: where its widget is. Null once there is nothing to be sent. */
export const VerificationTokenQuery = gql(`
  query VerificationToken {
    verificationToken {
      widgetUrl
    }
  }
`)
