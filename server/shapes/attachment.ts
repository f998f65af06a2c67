import { Type } from 'typebox'
import { Id, namedSchema, nullable } from '../kernel/schema.ts'

/** A file that came with what somebody says of a trade. */
export const Attachment = namedSchema(
  'Attachment',
  Type.Object({
    id: Id,
    name: Type.String(),
    content_type: Type.String(),
    size: Type.Integer(),
    width: nullable(Type.Integer()),
    height: nullable(Type.Integer()),
    url: Type.String({ description: 'Relative, for whoever may read the trade.' }),
  }),
)
