import { fieldLengths } from '../../../forms/fieldLengths.ts'
/** A network over which a coin can be sent. */
export interface PayoutNetwork {
  readonly code: string
  readonly name: string
}

/** The fields of `PayoutFields`, by the names of the wire in camelCase, so that the server's objections land on them. */
export const payoutFields = (networks: readonly PayoutNetwork[]) => {
  const [only, ...others] = networks
  return {
    payoutNetwork: {
      typeId: 'select',
      initial: others.length === 0 ? (only?.code ?? '') : '',
      context: { required: true },
    },
    payoutAddress: { typeId: 'address', context: { required: true, maxLength: fieldLengths.address.most } },
  } as const
}
