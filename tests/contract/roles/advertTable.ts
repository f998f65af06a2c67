import { sellAdvert } from '../../support/souk.ts'
import { names, nothing, pair, users, usersAre, type Case } from './case.ts'

/** Adverts that nobody else than their owner knows of: a draft, and what is theirs to change. */
const ownersAlone = { ...usersAre('not_found'), owner: 'ok' } as const

const price = { type: 'Ad::Sell', ...pair, price_mode: 'average', margin_percent: '1' }

/** The version that a writer of a draft has seen: always a later one than is kept. */
let seen = 0

/** An advert that is not of the scene, and paid to somewhere else. */
export const ownAdvert = {
  ...sellAdvert,
  crypto_currency_code: 'LTC',
  fixed_price: '150000',
  requisites: [{ kind: 'wallet_id', value: '0600000000' }],
}

/** What owners do with their adverts, beside one at a time. */
export const advertTable = {
  calculatePrice: [
    { at: 'nothing', sends: () => ({ query: price }), says: users },
    {
      at: 'nothing',
      sends: ({ advert }) => ({ query: { ...price, advert_id: advert.id } }),
      says: ownersAlone,
    },
  ],
  advertStates: [
    {
      at: 'nothing',
      sends: ({ draft }) => ({ query: { ids: [draft.id] } }),
      says: users,
      shows: (body, role, { draft }) => ({ theirsToTheOwner: names(body, draft.id) === (role === 'owner') }),
    },
  ],
  autocompleteMacros: [
    { at: 'nothing', sends: () => ({ params: { id: 'new' }, query: pair }), says: users },
    { at: 'nothing', sends: ({ advert }) => ({ params: { id: advert.id } }), says: ownersAlone },
  ],
  myAdverts: [
    {
      at: 'nothing',
      sends: nothing,
      says: users,
      shows: (body, role, { draft }) => ({ theirsToTheOwner: names(body, draft.id) === (role === 'owner') }),
    },
  ],
  updateAdverts: [
    {
      at: 'nothing',
      sends: ({ spare }) => ({ body: { ids: [spare.id], change: { terms: 'Quickly, please.' } } }),
      says: users,
      shows: (body, role) => ({
        'only the owner’s is changed':
          ((body['items'] as { advert: unknown }[])[0]?.advert !== null) === (role === 'owner'),
      }),
    },
  ],
  createAdverts: [
    {
      at: 'nothing',
      sends: () => ({
        body: { adverts: [ownAdvert] },
      }),
      says: users,
    },
  ],
  advertDrafts: [{ at: 'nothing', sends: nothing, says: users }],
  saveAdvertDraft: [
    {
      at: 'nothing',
      sends: () => ({
        params: { key: 'new' },
        body: { step: 1, fields: { minimum: '15' }, version: (seen += 10) },
      }),
      says: users,
    },
    {
      at: 'nothing',
      sends: ({ draft }) => ({ params: { key: draft.id }, body: { step: 4, fields: {}, version: 0 } }),
      says: ownersAlone,
    },
  ],
  dropAdvertDraft: [{ at: 'nothing', sends: () => ({ params: { key: 'short' } }), says: users }],
  advertReach: [
    {
      at: 'nothing',
      sends: () => ({ body: { phone_required: true, identity_required: false } }),
      says: users,
    },
  ],
} as const satisfies Partial<Record<string, readonly [Case, ...Case[]]>>
