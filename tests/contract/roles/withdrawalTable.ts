import { all, everybody, noSecret, nothing, users, usersAre, type Case } from './case.ts'
import { newName } from './scene.ts'

const none = () => ({ params: { id: '01900000-0000-7000-8000-000000000000' } })
const token = () => ({ body: { token: noSecret } })
const address = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'
const ton = 'EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2'

/** Withdrawals are each person’s own: those of a scene have none, so that every id is unknown to everybody. */
export const withdrawalTable = {
  createWithdrawal: [
    {
      at: 'nothing',
      dayLater: true,
      sends: () => ({
        body: { crypto_currency_code: 'BTC', address, amount: '0.01', network_fee: '1' },
      }),
      // Nobody of a scene has opened the letter that confirms their address.
      says: usersAre('email_unconfirmed'),
    },
  ],
  withdrawals: [{ at: 'nothing', sends: nothing, says: users }],
  withdrawal: [{ at: 'nothing', sends: none, says: usersAre('not_found') }],
  cancelWithdrawal: [{ at: 'nothing', sends: none, says: usersAre('not_found') }],
  resendWithdrawalApproval: [{ at: 'nothing', sends: none, says: usersAre('not_found') }],
  withdrawalApproval: [{ at: 'nothing', sends: token, says: all('link_unknown') }],
  decideWithdrawal: [
    {
      at: 'nothing',
      sends: () => ({ body: { token: noSecret, decision: 'approve' } }),
      says: all('link_unknown'),
    },
  ],
  estimatedFee: [{ at: 'nothing', sends: () => ({ query: { crypto_currency_code: 'BTC' } }), says: users }],
  serviceFee: [{ at: 'nothing', sends: nothing, says: everybody }],
  withdrawalFees: [{ at: 'nothing', sends: nothing, says: everybody }],
  checkAddress: [
    { at: 'nothing', sends: () => ({ body: { crypto_currency_code: 'BTC', address } }), says: users },
  ],
  savedAddresses: [{ at: 'nothing', sends: nothing, says: users }],
  saveAddress: [
    {
      at: 'nothing',
      sends: () => ({
        body: { label: 'Exchange', crypto_currency_code: 'TON', address: ton, memo: newName('memo') },
      }),
      says: users,
    },
  ],
  deleteSavedAddress: [{ at: 'nothing', sends: none, says: usersAre('not_found') }],
  setAllowList: [{ at: 'nothing', sends: () => ({ body: { is_on: false } }), says: users }],
} as const satisfies Record<string, readonly [Case, ...Case[]]>
