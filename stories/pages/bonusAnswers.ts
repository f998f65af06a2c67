import {
  storyBonusTerms,
  storyCashback,
  storyInvited,
  storyOwnBonus,
} from '../domain/support/growth/storyBonus.ts'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { accountAnswers } from './accountAnswers.ts'

const invitations = [{ userName: 'amina_k', code: '8FJX2MDE' }]

/** What an invitation brings; of one person and one code it is known whose it is. */
export const bonusProgramAnswer = ({ userName, code }: { userName?: string; code?: string }) => ({
  ...storyBonusTerms,
  inviter: invitations.find(one => one.userName === userName || one.code === code) ?? null,
})

/** What the server says to the pages of bonuses. */
export const bonusAnswers = (): StoryAnswers => ({
  ...accountAnswers,
  bonusProgram: bonusProgramAnswer,
  checkoutBonus: () => ({ own: storyOwnBonus, ...storyInvited }),
  cashbacks: () => storyCashback,
})
