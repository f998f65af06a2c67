import type { CredentialShape } from '../../design-system/domain/people/credential/credentialShape.ts'
import { storyTime } from '../domain/support/storyClock.tsx'

/** Saved details as the contract has them. */
export const credentialAnswer = (credential: CredentialShape) => ({
  ...credential,
  paymentMethod: {
    ...credential.paymentMethod,
    urlCode: credential.paymentMethod.code.replaceAll('_', '-'),
    speed: 'instant' as const,
    reversible: false,
  },
  createdAt: storyTime,
  updatedAt: storyTime,
})

/** What is saved, as the contract has it. */
export const credentialList = (items: readonly CredentialShape[]) => ({
  items: items.map(credentialAnswer),
  limit: 20,
})
