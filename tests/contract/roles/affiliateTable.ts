import { all, everybody, nothing, users, type Case } from './case.ts'
import type { Scene } from './scene.ts'

/** For everybody else a link does not exist, whatever their duty. */
const ownerAlone = all('not_found', { visitor: 'unauthenticated', guest: 'log_in_required', owner: 'ok' })
const tag = 'Radio'

/** Invite codes, and what they bring: their owner's alone. Nobody in a scene has brought anybody; `affiliate/` has those who did. */
export const affiliateTable = {
  affiliateRewards: [{ at: 'nothing', sends: nothing, says: users }],
  downloadAffiliateRewards: [{ at: 'nothing', sends: nothing, says: users }],
  affiliateSummary: [{ at: 'nothing', sends: nothing, says: users }],
  affiliateReferrals: [{ at: 'nothing', sends: nothing, says: users }],
  inviteTerms: [{ at: 'nothing', sends: nothing, says: everybody }],
  bonusProgram: [{ at: 'nothing', sends: nothing, says: everybody }],
  checkoutBonus: [{ at: 'nothing', sends: nothing, says: users }],
  cashbacks: [{ at: 'nothing', sends: nothing, says: users }],
  inviteCodes: [
    {
      at: 'nothing',
      sends: nothing,
      says: users,
      shows: (list, role, { inviteCode }) => ({
        'the link to its owner alone':
          (list['items'] as { code: string }[]).some(({ code }) => code === inviteCode) ===
          (role === 'owner'),
      }),
    },
  ],
  createInviteCode: [{ at: 'nothing', sends: () => ({ body: { tag } }), says: users }],
  updateInviteCode: [
    {
      at: 'nothing',
      sends: ({ inviteCode: code }: Scene) => ({ body: { code, tag } }),
      says: ownerAlone,
    },
  ],
  updateInviteCodes: [
    {
      at: 'nothing',
      sends: ({ inviteCode: code }: Scene) => ({ body: { items: [{ code, tag }] } }),
      says: ownerAlone,
    },
  ],
  deleteInviteCode: [
    { at: 'nothing', sends: ({ inviteCode: code }: Scene) => ({ query: { code } }), says: ownerAlone },
  ],
} as const satisfies Readonly<Record<string, readonly [Case, ...Case[]]>>
