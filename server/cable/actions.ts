import { type Static, type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'
import { accepted, refuse, refused, type Result } from '../domain/refusal/refusal.ts'
import type { TradeId } from '../domain/identifier/tradeId.ts'
import type { SignedViewer } from '../kernel/viewer.ts'
import { unreadableAt } from '../kernel/unreadableText.ts'
import { AuthenticatorCode, Id } from '../kernel/schema.ts'
import type { JsonObject } from '../runtime/tables.ts'
import type { Activity } from './activity.ts'
import type { Connection, Subscription } from './connection.ts'
import type { Presence } from './presence.ts'
import { messageFrame } from './protocol.ts'
import type { Side } from './viewer.ts'

const createData = Type.Object({
  text: Type.String({ maxLength: 4000 }),
  attachment_id: Type.Optional(Id),
  client_id: Type.String({ pattern: '^[0-9A-Za-z_-]{8,40}$' }),
  code: Type.Optional(AuthenticatorCode),
})
const readData = Type.Object({ up_to_id: Id })
const pinData = Type.Object({ message_id: Id, is_pinned: Type.Boolean() })
const lookingData = Type.Object({ is_looking: Type.Boolean() })
const typingData = Type.Object({ is_typing: Type.Boolean() })

/** Who acts in which conversation. */
export interface ChatActor {
  readonly tradeId: TradeId
  readonly viewer: SignedViewer
  readonly side: Side
}

/** What the chat does for the cable: the same as its REST calls. The answer goes back to the socket that asked. */
export interface ChatActions {
  create(actor: ChatActor, data: Static<typeof createData>): Promise<Result<JsonObject>>
  read(actor: ChatActor, data: Static<typeof readData>): Promise<Result<JsonObject>>
  pin(actor: ChatActor, data: Static<typeof pinData>): Promise<Result<JsonObject>>
}

/** What the actions act on. */
export interface ActionDeps {
  readonly chat: ChatActions
  readonly presence: Presence
  readonly activity: Activity
}

interface Call {
  readonly deps: ActionDeps
  readonly connection: Connection
  readonly actor: ChatActor
  /** Says something to this socket alone. */
  readonly tell: (message: JsonObject) => void
}
type Outcome = Promise<Result<JsonObject>> | Result<JsonObject>

interface Action {
  readonly schema: TSchema
  readonly run: (call: Call, data: never) => Outcome
}

const action = <S extends TSchema>(schema: S, run: (call: Call, data: Static<S>) => Outcome): Action => ({
  schema,
  run,
})
const done = accepted({})
const readerOf = ({ connection, actor }: Call) => ({ ...actor, userId: actor.viewer.userId, connection })

/** What a client may do in a conversation, by the `action` of its message. */
const chatActions = {
  create: action(createData, ({ deps, actor }, data) => deps.chat.create(actor, data)),
  read: action(readData, ({ deps, actor }, data) => deps.chat.read(actor, data)),
  pin: action(pinData, ({ deps, actor }, data) => deps.chat.pin(actor, data)),
  looking: action(lookingData, async (call, data) => {
    const { activity } = call.deps
    activity.look(readerOf(call), data.is_looking)
    // Whoever turns to a trade is told of the partner: what they did before this socket listened went past it.
    const partner = data.is_looking ? await activity.ofPartner(call.actor) : null
    if (partner) call.tell(partner)
    return done
  }),
  typing: action(typingData, (call, data) => {
    call.deps.activity.type(readerOf(call), data.is_typing)
    return done
  }),
} as const satisfies Record<string, Action>

/** Does what a message of a subscribed client asks for. */
export async function runChatAction(
  deps: ActionDeps,
  connection: Connection,
  subscription: Subscription,
  data: Record<string, unknown>,
): Promise<Result<JsonObject>> {
  const { viewer } = connection
  if (data.action === 'online') {
    if (viewer) deps.presence.beat(viewer.userId)
    return done
  }
  const { channel, side } = subscription
  const found = Object.entries(chatActions).find(([name]) => name === data.action)?.[1]
  if (!found || channel.name !== 'ChatChannel' || !viewer || !side)
    return refused(refuse('malformed_request'))
  if (!Value.Check(found.schema, data) || unreadableAt(data) !== null) return refused(refuse('invalid_input'))
  const tell = (message: JsonObject) =>
    connection.send(messageFrame(subscription.identifier, JSON.stringify(message)))
  return found.run(
    { deps, connection, tell, actor: { tradeId: channel.tradeId, viewer, side } },
    data as never,
  )
}
