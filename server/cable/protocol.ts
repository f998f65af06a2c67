/** The Action Cable protocol, version 1, as its public client speaks it: https://docs.anycable.io/misc/action_cable_protocol */
export const subprotocol = 'actioncable-v1-json'

/** Why a socket is closed by the server, and whether its client should come back. */
export const disconnectReasons = {
  unauthorized: { reconnect: false },
  session_closed: { reconnect: false },
  too_many_connections: { reconnect: false },
  too_many_commands: { reconnect: true },
  server_restart: { reconnect: true },
} as const
export type DisconnectReason = keyof typeof disconnectReasons

export const welcomeFrame = JSON.stringify({ type: 'welcome' })

export const pingFrame = (at: Date): string =>
  JSON.stringify({ type: 'ping', message: Math.floor(at.getTime() / 1000) })

export const disconnectFrame = (reason: DisconnectReason): string =>
  JSON.stringify({ type: 'disconnect', reason, ...disconnectReasons[reason] })

/** Confirms or rejects a subscription. The identifier goes back byte for byte: clients look it up by its text. */
export const subscriptionFrame = (type: 'confirm_subscription' | 'reject_subscription', identifier: string) =>
  JSON.stringify({ identifier, type })

/** @param message already JSON, so that one event is written once for all its subscribers */
export const messageFrame = (identifier: string, message: string): string =>
  `{"identifier":${JSON.stringify(identifier)},"message":${message}}`

export const commandNames = ['subscribe', 'unsubscribe', 'message'] as const

/** What a client asks for. */
export interface Command {
  readonly command: (typeof commandNames)[number]
  readonly identifier: string
  /** Of a message: the text of a JSON object with an `action`. */
  readonly data: string | null
}

const identifierMaxLength = 1000

/** Reads a frame from a client; null for one that is no command. */
export function parseCommand(frame: string): Command | null {
  const value = parseObject(frame)
  const command = commandNames.find(name => name === value?.command)
  const identifier = value?.identifier
  if (!command || typeof identifier !== 'string' || identifier.length > identifierMaxLength) return null
  return { command, identifier, data: typeof value?.data === 'string' ? value.data : null }
}

/** The JSON object in a text; null for anything else. */
export function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}
