import { Type } from 'typebox'
import { chainStates } from '../../../domain/desk/chain.ts'
import { operations } from '../../../kernel/operation.ts'
import { Code, DecimalText, namedSchema, nullable, oneOf } from '../../../kernel/schema.ts'
import { NetworkName } from '../../../shapes/network.ts'

const block = (description: string) => nullable(Type.Integer({ minimum: 0, description }))

const DeskChain = namedSchema(
  'DeskChain',
  Type.Object({
    network: NetworkName,
    is_simulated: Type.Boolean(),
    state: namedSchema('DeskChainState', oneOf(chainStates)),
    height: block('The newest block that was read; null before the first.'),
    head: block('The newest block as the node tells it; null while it does not answer.'),
    behind: block('How many blocks are not read yet.'),
    hot: Type.Array(namedSchema('DeskHotBalance', Type.Object({ coin: Code, amount: DecimalText })), {
      description: 'What lies where withdrawals are sent from; nothing while the node does not answer.',
    }),
  }),
)

const SigningRoom = namedSchema(
  'DeskSigningRoom',
  Type.Object({
    coin: Code,
    limit: Type.Unsafe<string>({ ...DecimalText, description: 'What the signer lets leave within an hour.' }),
    left: Type.Unsafe<string>({ ...DecimalText, description: 'What may still leave now.' }),
  }),
)

export const deskChainOperations = operations({
  deskChains: {
    method: 'GET',
    path: '/v1/operator/chains',
    summary:
      'Every network: its node, what was read of it, what can be sent; and what the signer still lets leave.',
    access: 'desk',
    perMinute: 60,
    reply: namedSchema(
      'DeskChains',
      Type.Object({
        items: Type.Array(DeskChain),
        room: nullable(
          Type.Array(SigningRoom, { description: 'By coin; null while the signer does not answer.' }),
        ),
        withdrawals_paused: Type.Boolean(),
      }),
    ),
  },
})
