import type { BusEvent } from '../runtime/eventBus.ts'
import type { Connection, Subscription } from './connection.ts'
import { messageFrame } from './protocol.ts'
import { toldTo } from './chatRecipients.ts'

/** The sockets of this process, by what they listen to. */
export interface Audience {
  readonly connections: ReadonlySet<Connection>
  join(connection: Connection): void
  leave(connection: Connection): void
  /** Begins to deliver to a subscription. */
  add(connection: Connection, subscription: Subscription): void
  remove(connection: Connection, identifier: string): Subscription | undefined
  /** The sockets of a user. */
  ofUser(userId: string): readonly Connection[]
  /** Whether somebody looks at a person's page. */
  isWatched(userId: string): boolean
  /** Sends an event to everybody who listens to it. */
  deliver(event: BusEvent): void
}

/** An empty audience. */
export function audience(): Audience {
  const connections = new Set<Connection>()
  const byUser = new Map<string, Set<Connection>>()
  const byTopic = new Map<string, Map<string, Set<Connection>>>()

  function remove(connection: Connection, identifier: string): Subscription | undefined {
    const subscription = connection.subscriptions.get(identifier)
    if (!subscription) return undefined
    connection.subscriptions.delete(identifier)
    for (const topic of topicsOf(connection, subscription)) {
      const listeners = byTopic.get(topic)
      const set = listeners?.get(identifier)
      set?.delete(connection)
      if (set?.size === 0) listeners?.delete(identifier)
      if (listeners?.size === 0) byTopic.delete(topic)
    }
    return subscription
  }

  return {
    connections,
    join(connection) {
      connections.add(connection)
      if (connection.viewer) setIn(byUser, connection.viewer.userId).add(connection)
    },
    leave(connection) {
      for (const identifier of connection.subscriptions.keys()) remove(connection, identifier)
      connections.delete(connection)
      const userId = connection.viewer?.userId
      if (userId === undefined) return
      const own = byUser.get(userId)
      own?.delete(connection)
      if (own?.size === 0) byUser.delete(userId)
    },
    add(connection, subscription) {
      const { identifier } = subscription
      connection.subscriptions.set(identifier, subscription)
      for (const topic of topicsOf(connection, subscription)) {
        const listeners = byTopic.get(topic) ?? new Map<string, Set<Connection>>()
        byTopic.set(topic, listeners)
        setIn(listeners, identifier).add(connection)
      }
    },
    remove,
    isWatched: userId => byTopic.has(`person:${userId}`),
    ofUser: userId => [...(byUser.get(userId) ?? [])],
    deliver(event) {
      const textFor = toldTo(event)
      for (const [identifier, listeners] of byTopic.get(topicOf(event)) ?? []) {
        for (const connection of listeners) {
          if (!concerns(event, connection)) continue
          const side = connection.subscriptions.get(identifier)?.side ?? null
          connection.send(messageFrame(identifier, textFor(connection, side)))
        }
      }
    },
  }
}

function topicsOf({ viewer }: Connection, { channel, personId }: Subscription): string[] {
  if (channel.name === 'ChatChannel') return [`chat:${channel.tradeId}`]
  if (personId !== null) return [`person:${personId}`]
  return viewer ? ['public', `user:${viewer.userId}`] : ['public']
}

const topicOf = ({ channel, target }: BusEvent): string =>
  target === null ? channel : `${channel}:${target}`

function concerns({ sessionId, exceptUserId }: BusEvent, { viewer }: Connection): boolean {
  if (sessionId !== null && viewer?.sessionId !== sessionId) return false
  return exceptUserId === null || viewer?.userId !== exceptUserId
}

function setIn<K, V>(map: Map<K, Set<V>>, key: K): Set<V> {
  const known = map.get(key)
  if (known) return known
  const made = new Set<V>()
  map.set(key, made)
  return made
}
