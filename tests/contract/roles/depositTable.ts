import { users, usersAre, nothing, type Case } from './case.ts'

const usdt = () => ({ query: { crypto_currency_code: 'USDT' } })

/** Receiving coins: what is one's own alone. */
export const depositTable = {
  accounts: [{ at: 'nothing', sends: usdt, says: users }],
  generateAccount: [
    {
      at: 'nothing',
      sends: () => ({ body: { crypto_currency_code: 'USDT', network: 'tron' } }),
      says: users,
    },
  ],
  deposits: [{ at: 'nothing', sends: nothing, says: users }],
  claimDeposit: [
    {
      at: 'nothing',
      sends: () => ({ body: { network: 'ton', txid: 'a'.repeat(64) } }),
      says: usersAre('not_found'),
    },
  ],
} as const satisfies Record<string, readonly [Case, ...Case[]]>
