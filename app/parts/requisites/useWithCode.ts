import { refusalOf } from '../../network/apollo/trouble.ts'
import { useVerification } from '../modals/useVerification.ts'

/** A call that the server may want a code of the authenticator for. */
type CodedCall = (proof: { readonly code?: string }) => Promise<unknown>

/** What was begun was given up; no answer of the server, so that nothing is said about it. */
class NotConfirmed extends Error {}

/** What a code may be asked for here. */
type CodedAction = 'change_sell_requisites' | 'publish_sell_advert' | 'withdrawal'

/**
 * Changes where money is sent, or publishes an ad that sells: asks for the code of the authenticator where the account's owner protects that, and then does it
 * with the code. Rejects when the code is not given.
 */
export function useWithCode(
  action: CodedAction = 'change_sell_requisites',
): (call: CodedCall) => Promise<void> {
  const verify = useVerification()
  return async call => {
    try {
      await call({})
    } catch (error) {
      if (refusalOf(error)?.code !== 'two_factor_required') throw error
      const isDone = await verify({ action, onSubmit: call })
      if (isDone !== true) throw new NotConfirmed()
    }
  }
}
