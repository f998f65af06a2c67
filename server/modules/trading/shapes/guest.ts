import { Type } from 'typebox'
import { networkCodes } from '../../../domain/reference/network.ts'
import { MoneySchema, namedSchema, nullable, oneOf } from '../../../kernel/schema.ts'
import { Email } from '../../people/session/schema.ts'
import { WithdrawalStatus } from '../../../shapes/withdrawal.ts'

export const NetworkCode = namedSchema('NetworkCode', oneOf(networkCodes))

/** Where a guest's coins are sent; the network may be left out where the coin has only one. */
export const payoutFields = {
  payout_address: Type.String({ maxLength: 128 }),
  payout_network: Type.Optional(NetworkCode),
}

/** What somebody without an account leaves when they open a trade. */
export const GuestBody = namedSchema(
  'GuestBody',
  Type.Object({ email: Email, ...payoutFields }, { description: 'Of a caller without an account.' }),
)

/** Where the coins of a guest's trade go. Its guest alone is shown it. */
export const TradePayout = namedSchema(
  'TradePayout',
  Type.Object({
    network: NetworkCode,
    address: Type.String(),
    kept: nullable(MoneySchema),
    status: nullable(WithdrawalStatus),
    sent: nullable(
      Type.Unsafe<{ amount: string; asset: string }>({ $ref: 'Money#', description: 'What arrives.' }),
    ),
    network_fee: nullable(MoneySchema),
    txid: nullable(Type.String()),
    tx_url: nullable(Type.String()),
    is_simulated: Type.Boolean(),
    can_change: Type.Boolean({ description: 'Until the coins are sent.' }),
  }),
)
