import type { RulingValues } from '@souk/design-system/domain/desk/dispute/deskDispute.ts'
import type { CaseSideName } from '@souk/design-system/domain/trading/dispute/dispute.ts'
import { newId } from '../../../device/newId.ts'
import { useIntent } from '../../../services/useIntent.ts'
import {
  AskOpinionMutation,
  AskSideMutation,
  GiveOpinionMutation,
  RuleClaimMutation,
  RuleDisputeMutation,
} from './Case.queries.ts'

/**
 * What an arbiter does in a case. What is refused is thrown, for the form that asked to say.
 * @param onChanged asks for the case again
 */
export function useCaseCalls(tradeId: string, claimId: string | null, onChanged: () => Promise<unknown>) {
  const { run: ruleDispute } = useIntent(RuleDisputeMutation, { errors: 'place' })
  const { run: ruleClaim } = useIntent(RuleClaimMutation, { errors: 'place' })
  const { run: say } = useIntent(AskSideMutation, { errors: 'place' })
  const { run: ask } = useIntent(AskOpinionMutation, { errors: 'place' })
  const { run: give } = useIntent(GiveOpinionMutation, { errors: 'place' })
  // What was done is done, though what has come of it cannot be shown at once.
  const afterwards = () => onChanged().catch(() => {})
  return {
    rule: async (ruling: RulingValues) => {
      if (claimId === null) await ruleDispute({ id: tradeId, input: ruling })
      else await ruleClaim({ id: claimId, input: ruling })
      await afterwards()
    },
    say: async (text: string) => {
      await say({ id: tradeId, input: { text, clientId: newId() } })
      await afterwards()
    },
    askOpinion: async (question: string) => {
      await ask({ id: tradeId, input: { question } })
      await afterwards()
    },
    giveOpinion: async (given: { readonly inFavourOf: CaseSideName; readonly words: string }) => {
      await give({ id: tradeId, input: given })
      await afterwards()
    },
  }
}
