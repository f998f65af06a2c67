import { all, everybody, noSecret, trade, type Case } from './case.ts'
import { newName } from './scene.ts'

/** The trade of the scene is a user's: it has no address that anybody could change. */
export const guestTable = {
  askReturnLink: [
    { at: 'nothing', sends: () => ({ body: { email: `${newName('nobody')}@souk.test` } }), says: everybody },
  ],
  openReturnLink: [
    { at: 'nothing', sends: () => ({ body: { token: noSecret } }), says: all('link_unknown') },
  ],
  changePayoutAddress: [
    {
      at: 'new',
      sends: scene => ({ ...trade(scene), body: { payout_address: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT' } }),
      says: all('not_found', { visitor: 'unauthenticated' }),
    },
  ],
} as const satisfies Record<string, readonly [Case, ...Case[]]>
