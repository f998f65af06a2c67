import type { Json } from '../../support/soukClient.ts'
import { everybody, isParty, nothing, session, users, usersAre, noSecret, all, type Case } from './case.ts'
import { newName, present, type Role } from './scene.ts'

/** Who has no account, or looks at their own page. */
const isOutside = (role: Role): boolean => role === 'visitor' || role === 'guest' || role === 'owner'
const namesTrade = (list: Json, id: string): boolean =>
  (list['items'] as { trade_id: string | null }[]).some(item => item.trade_id === id)

/** What people set about themselves, note about others, and see of each other. */
export const peopleTable = {
  profileSettings: [{ at: 'nothing', sends: nothing, says: users }],
  updateMe: [{ at: 'nothing', sends: () => ({ body: { introduction: 'I answer fast.' } }), says: users }],
  setAvatar: [{ at: 'nothing', sends: nothing, says: users }],
  removeAvatar: [{ at: 'nothing', sends: nothing, says: users }],
  avatar: [{ at: 'nothing', sends: () => ({ params: { id: noSecret } }), says: all('not_found') }],
  deleteMe: [
    {
      at: 'nothing',
      sends: () => ({ body: { user_name: 'Somebody', password: 'Amina-2026' } }),
      says: usersAre('name_differs'),
    },
  ],
  memo: [
    {
      at: 'nothing',
      sends: ({ cast }) => ({ params: { trader_id: present(cast.blocked).name } }),
      says: { ...users, blocked: 'not_found' },
    },
  ],
  saveMemo: [
    {
      at: 'nothing',
      sends: ({ cast }) => ({ body: { trader_id: present(cast.blocked).name, text: 'Slow.' } }),
      says: { ...users, blocked: 'not_found' },
    },
  ],
  deleteMemo: [
    {
      at: 'nothing',
      sends: ({ cast }) => ({ params: { trader_id: present(cast.blocked).name } }),
      says: { ...users, blocked: 'not_found' },
    },
  ],
  bannedUsers: [
    {
      at: 'nothing',
      sends: nothing,
      says: users,
      shows: (body, role) => ({
        ownListAlone:
          (body['banned_users'] as unknown[]).length === (role === 'owner' ? 1 : 0) &&
          (body['banned_by_users'] as unknown[]).length === (role === 'blocked' ? 1 : 0),
      }),
    },
  ],
  block: [
    { at: 'nothing', sends: () => ({ body: { user_name: newName('nobody') } }), says: usersAre('not_found') },
  ],
  unblock: [
    {
      at: 'nothing',
      sends: ({ cast }) => ({ params: { id: present(cast.stranger).name } }),
      says: { ...users, stranger: 'not_found' },
    },
  ],
  // Where there is no agreement, none is accepted.
  acceptAgreement: [
    { at: 'nothing', sends: () => ({ body: { version: 1 } }), says: usersAre('edited_meanwhile') },
  ],
  updateTrackers: [{ at: 'nothing', sends: () => ({ body: { campaign: 'spring' } }), says: session }],
  countClick: [{ at: 'nothing', sends: () => ({ body: { name: 'new_version' } }), says: everybody }],
  translations: [{ at: 'nothing', sends: nothing, says: everybody }],
  profile: [
    {
      at: 'completed',
      sends: ({ cast }) => ({ params: { user_name: present(cast.owner).name } }),
      says: everybody,
      shows: (body, role) => ({
        'the telephone is the owner’s alone': role === 'owner' || body['phone'] === null,
        'only the owner’s page is their own': body['is_own'] === (role === 'owner'),
        'who is blocked is told so': body['has_blocked'] === (role === 'blocked'),
        'what was traded is told to who traded': (body['history'] === null) === isOutside(role),
      }),
    },
  ],
  profiles: [{ at: 'nothing', sends: () => ({ query: { query: 'own' } }), says: users }],
  tradesHistory: [
    {
      at: 'completed',
      sends: ({ cast }) => ({ params: { trader_id: present(cast.owner).name } }),
      says: users,
      shows: (body, role, { trade }) => ({
        'a trade is its parties’ alone': namesTrade(body, trade) === (role === 'counterparty'),
      }),
    },
  ],
  offersOf: [
    {
      at: 'nothing',
      sends: ({ cast }) => ({ params: { user_name: present(cast.owner).name } }),
      says: everybody,
      shows: body => ({
        'requisites are in no offer': !JSON.stringify(body).includes('0803'),
      }),
    },
  ],
  feedbacks: [
    {
      at: 'graded',
      sends: ({ cast }) => ({ query: { user_name: present(cast.owner).name } }),
      says: everybody,
      shows: (body, role, { trade }) => ({
        'the trade is told to its parties alone': namesTrade(body, trade) === isParty(role),
      }),
    },
  ],
} as const satisfies Record<string, readonly [Case, ...Case[]]>
