import { refetchShown } from '../../network/apollo/refetchShown.ts'
import { useServices } from '../../services/useServices.ts'
import { useDesk } from './DeskContext.ts'
import { isDoorClosed } from './useDeskAnswer.ts'

/** What an act of an operator may have changed on screen. */
const changed = [
  'deskQueues',
  'deskStores',
  'deskDeposits',
  'deskReports',
  'caseRulings',
  'arbiterLoad',
  'deskInvitations',
  'deskSwitches',
  'deskJobs',
  'deskMessages',
  'deskChains',
  'deskRates',
  'secondRequests',
  'auditEntries',
]

/**
 * Does something at the desk: what is on screen is asked for again, and a refusal for want of the code asks for it. What it was
 * refused for is thrown on, for the form that asked.
 */
export function useDeskCall(): <Answer>(act: () => Promise<Answer>) => Promise<Answer> {
  const { client } = useServices()
  const { ask } = useDesk()
  return async act => {
    try {
      const answer = await act()
      // It is done, whether or not what came of it can be shown at once.
      await refetchShown(client, changed).catch(() => {})
      return answer
    } catch (error) {
      if (isDoorClosed(error)) ask()
      throw error
    }
  }
}
