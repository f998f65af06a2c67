import { Type } from 'typebox'
import { operations } from '../../../kernel/operation.ts'
import { Id, Moment, namedSchema } from '../../../kernel/schema.ts'

export const pokeOperations = operations({
  poke: {
    method: 'POST',
    path: '/v1/offers/:id/poke',
    summary:
      'Tells the owner of an advert that cannot be taken now that somebody waits, once in ten minutes.',
    access: 'user',
    idempotent: true,
    perMinute: 10,
    params: Type.Object({ id: Id }),
    reply: namedSchema('Poke', Type.Object({ advert_id: Id, again_at: Moment })),
  },
})
