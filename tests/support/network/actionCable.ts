import { createRequire } from 'node:module'

/** What the public Action Cable client of Rails offers, as far as tests use it. */
export interface ActionCableConsumer {
  readonly subscriptions: {
    create(channel: string | object, handlers: SubscriptionHandlers): ActionCableSubscription
  }
  disconnect(): void
}
export interface ActionCableSubscription {
  readonly identifier: string
  perform(action: string, data?: object): void
  unsubscribe(): void
}
export interface SubscriptionHandlers {
  connected?(): void
  rejected?(): void
  disconnected?(state: { willAttemptReconnect: boolean }): void
  received?(message: Record<string, unknown>): void
}

interface ActionCable {
  createConsumer(address: string): ActionCableConsumer
}

/** The client watches a page's visibility; here is no page. */
function withoutPage(): void {
  Object.assign(globalThis, { addEventListener: () => undefined, removeEventListener: () => undefined })
}

/** A consumer of the public client, on the machine's WebSocket. */
export function createConsumer(address: string): ActionCableConsumer {
  withoutPage()
  const cable = createRequire(import.meta.url)('@rails/actioncable') as ActionCable
  return cable.createConsumer(address)
}
