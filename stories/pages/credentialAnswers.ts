import type { CredentialShape } from '../../design-system/domain/people/credential/credentialShape.ts'
import { storyCredentialMethods, storyCredentials } from '../domain/support/people/storyCredential.ts'
import { refusal } from '../support/app/failingAnswers.ts'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { credentialAnswer, credentialList } from './credentialList.ts'

/** What the server says to the pages of saved details; changes are kept as long as the story. */
export function credentialAnswers(first: readonly CredentialShape[] = storyCredentials): StoryAnswers {
  let kept = first
  const found = (id: string) => {
    const one = kept.find(each => each.id === id)
    if (one === undefined) throw refusal(404, 'not_found')
    return one
  }
  return {
    paymentCredentials: () => credentialList(kept),
    paymentCredential: ({ id }: { id: string }) => credentialAnswer(found(id)),
    updatePaymentCredential: ({ id, input }: { id: string; input: Partial<CredentialShape> }) => {
      kept = kept.map(each => (each.id === id ? { ...each, ...input } : each))
      return credentialAnswer(found(id))
    },
    deletePaymentCredential: ({ id }: { id: string }) => {
      kept = kept.filter(each => each.id !== id)
      return { isDone: true }
    },
    paymentMethods: () => ({
      items: storyCredentialMethods.map(method => ({
        ...method,
        urlCode: method.code.replaceAll('_', '-'),
        speed: 'instant',
        reversible: false,
        countries: [],
        currencies: ['NGN'],
        banks: [],
      })),
    }),
  }
}
