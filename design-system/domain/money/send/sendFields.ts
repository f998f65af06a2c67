import { fieldLengths } from '../../../forms/fieldLengths.ts'
import type { DisplayAsset } from '../../../format/displayAsset.ts'
import type { SendDraft } from './sendShape.ts'

/** The names of the fields on the wire in camelCase, so that the server's objections land on them. */
export const sendFields = (coin: DisplayAsset, start: Partial<SendDraft>) =>
  ({
    address: {
      typeId: 'address',
      initial: start.address ?? '',
      context: { maxLength: fieldLengths.address.most },
    },
    userName: {
      typeId: 'text',
      initial: start.userName ?? '',
      context: { maxLength: fieldLengths.userName.most },
    },
    memo: { typeId: 'text', initial: start.memo ?? '', context: { maxLength: fieldLengths.memo.most } },
    amount: {
      typeId: 'amount',
      initial: start.amount ?? '',
      context: { required: true, positive: true, decimals: coin.decimals },
    },
    fiatAmount: { typeId: 'amount', initial: '' },
    comment: {
      typeId: 'text',
      initial: start.comment ?? '',
      context: { maxLength: fieldLengths.comment.most },
    },
  }) as const
export type SendFields = ReturnType<typeof sendFields>
