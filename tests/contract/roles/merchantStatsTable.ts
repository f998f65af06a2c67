import { nothing, users, usersAre, type Case } from './case.ts'
import type { Role, Scene } from './scene.ts'
import type { Json } from '../../support/soukClient.ts'

const store = ({ shop }: Scene) => ({ params: { account_id: shop.store } })
/** A store’s statistics are its owner’s. */
const ownerOnly: Case['says'] = { ...usersAre('not_found'), owner: 'ok' }
/** What it is paid, also of who brought it: in every scene the one whom the owner has blocked. */
const agentOnly: Case['says'] = { ...usersAre('not_found'), blocked: 'ok' }

const lists =
  (key: 'stores' | 'items', sees: Role) =>
  (body: Json, role: Role, { shop }: Scene) => ({
    [`the store to the ${sees} alone`]:
      (body[key] as { account_id: string }[]).some(({ account_id: id }) => id === shop.store) ===
      (role === sees),
  })

/** An agent reads what a store is paid, and nothing of whoever owns or pays it. */
const noMore: NonNullable<Case['shows']> = body => ({
  'neither invoices nor people': !/"(made|owner|email|invoices|fee|balance)"/.test(JSON.stringify(body)),
})

export const merchantStatsTable = {
  merchantStats: [{ at: 'nothing', sends: nothing, says: users, shows: lists('stores', 'owner') }],
  merchantPayoutStats: [{ at: 'nothing', sends: nothing, says: users }],
  merchantAccountStats: [{ at: 'nothing', sends: store, says: ownerOnly }],
  merchantAccountPayoutStats: [{ at: 'nothing', sends: store, says: ownerOnly }],
  attractedPayments: [{ at: 'nothing', sends: nothing, says: users, shows: noMore }],
  attractedPaymentMethods: [{ at: 'nothing', sends: nothing, says: users, shows: noMore }],
  attractedStores: [
    {
      at: 'nothing',
      sends: nothing,
      says: users,
      shows: (body, role, scene) => ({
        ...lists('items', 'blocked')(body, role, scene),
        ...noMore(body, role, scene),
      }),
    },
  ],
  topAttractedStores: [{ at: 'nothing', sends: nothing, says: users, shows: noMore }],
  attractedStore: [{ at: 'nothing', sends: store, says: agentOnly, shows: noMore }],
} as const satisfies Record<string, readonly [Case, ...Case[]]>
