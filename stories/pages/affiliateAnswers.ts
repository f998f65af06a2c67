import type { InviteLinkShape } from '../../design-system/domain/growth/affiliate/affiliateShape.ts'
import {
  deeperPeople,
  storyLinks,
  storyPeople,
  storyRewards,
  storySummary,
} from '../domain/support/growth/storyAffiliate.ts'
import { storyEarnRules } from '../domain/support/growth/storyEarnRules.ts'
import { minutesFromNow } from '../domain/support/storyClock.tsx'
import { refusal } from '../support/app/failingAnswers.ts'
import { bonusAnswers } from './bonusAnswers.ts'
import type { StoryAnswers } from '../support/app/storyExchange.ts'

interface AskedRewards {
  readonly level?: number | null
  readonly until?: string | null
  readonly before?: string | null
}

const { terms, tiers } = storyEarnRules

/** What the server says to the pages of invitations; links are kept as long as the story. */
export function affiliateAnswers(first: readonly InviteLinkShape[] = storyLinks): StoryAnswers {
  let links = first
  const found = (code: string) => {
    const one = links.find(each => each.code === code)
    if (one === undefined) throw refusal(404, 'not_found')
    return one
  }
  const rename = ({ code, tag }: { readonly code: string; readonly tag: string }) => {
    links = links.map(each => (each.code === code ? { ...each, tag } : each))
    return found(code)
  }
  return {
    ...bonusAnswers(),
    inviteTerms: () => terms,
    fees: () => ({ makerTiers: tiers, takerPercent: '0' }),
    affiliateSummary: () => ({
      ...storySummary,
      terms: { holdsFrom: terms.holdsFrom, ...storySummary.terms },
    }),
    inviteCodes: () => ({ items: links, limit: 10 }),
    affiliateRewards: ({ level, until, before }: AskedRewards) => {
      const matching = storyRewards.filter(
        one => (level == null || one.level === level) && (until == null || one.transactionAt < until),
      )
      const wanted = matching.slice(matching.findIndex(({ id }) => id === before) + 1)
      return { items: wanted.slice(0, 4), hasMore: wanted.length > 4 }
    },
    affiliateReferrals: ({ level }: { level: number }) => ({
      items: (level === 1 ? storyPeople : level === 2 ? deeperPeople : []).map(one => ({
        ...one,
        earned: [],
      })),
      hasMore: false,
    }),
    createInviteCode: ({ input: { tag } }: { input: { tag: string } }) => {
      const [pattern] = storyLinks
      const made = {
        ...pattern,
        code: 'N3WC0DE8',
        tag,
        invited: 0,
        traded: 0,
        worth: { amount: '0', asset: 'USD' },
        createdAt: minutesFromNow(0),
      }
      links = [...links, made]
      return made
    },
    updateInviteCode: ({ input }: { input: { code: string; tag: string } }) => {
      if (input.tag === 'taken') throw refusal(422, 'invalid_input', { tag: ['Use another name'] })
      return rename(input)
    },
    updateInviteCodes: ({ input }: { input: { items: readonly { code: string; tag: string }[] } }) => ({
      items: input.items.map(rename),
    }),
    deleteInviteCode: ({ code }: { code: string }) => {
      links = links.filter(each => each.code !== code)
      return { isDone: true }
    },
  }
}
