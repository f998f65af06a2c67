import type { DisplayAsset } from '../../format/displayAsset.ts'
import type { SendDraft } from './sendShape.ts'

/** The longest of each that the contract takes. */
export const longest = { address: 128, memo: 64, comment: 200, label: 40, userName: 32 } as const

/** The names of the fields on the wire in camelCase, so that the server's objections land on them. */
export const sendFields = (coin: DisplayAsset, start: Partial<SendDraft>) =>
  ({
    address: { typeId: 'address', initial: start.address ?? '', context: { maxLength: longest.address } },
    userName: { typeId: 'text', initial: start.userName ?? '', context: { maxLength: longest.userName } },
    memo: { typeId: 'text', initial: start.memo ?? '', context: { maxLength: longest.memo } },
    amount: {
      typeId: 'amount',
      initial: start.amount ?? '',
      context: { required: true, positive: true, decimals: coin.decimals },
    },
    fiatAmount: { typeId: 'amount', initial: '' },
    comment: { typeId: 'text', initial: start.comment ?? '', context: { maxLength: longest.comment } },
  }) as const
export type SendFields = ReturnType<typeof sendFields>
