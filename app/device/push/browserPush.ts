import type { KeyStorage } from '../storage/keyStorage.ts'
import type { PushSurroundings } from './browserPushSurroundings.ts'
import { dropPushMark, keepPushMark, readPushMark } from './pushMark.ts'

/** How the notices of this browser stand for a member. */
export type BrowserPushState = 'unsupported' | 'blocked' | 'off' | 'on'

/** A browser's subscription, as the server takes it. */
export interface PushAddress {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

interface BrowserPushParts {
  /** Null for a browser that cannot show notices. */
  readonly around: PushSurroundings | null
  /** `localStorage` */
  readonly storage: KeyStorage
  /** The key by which push services know this Souk. */
  readonly publicKey: () => Promise<string>
  /** Has this browser told; answers the token that takes it away. */
  readonly add: (address: PushAddress) => Promise<string>
  readonly remove: (token: string) => Promise<unknown>
}

/** The notices of this browser. */
export interface BrowserPush {
  readonly stateFor: (userId: string) => Promise<BrowserPushState>
  /** Asks for the permission and subscribes; only ever called by a press. Rejects when it cannot be done now. */
  readonly turnOn: (userId: string) => Promise<BrowserPushState>
  readonly turnOff: () => Promise<BrowserPushState>
}

/** Makes the {@link BrowserPush} of a page. */
export function createBrowserPush({
  around,
  storage,
  publicKey,
  add,
  remove,
}: BrowserPushParts): BrowserPush {
  const subscribeFor = async (browser: PushSurroundings, userId: string) => {
    const key = await publicKey()
    // One that another key was used for cannot be taken over.
    await (await browser.subscription())?.unsubscribe()
    const subscription = await browser.subscribe(key)
    try {
      const token = await add(addressOf(subscription.toJSON()))
      keepPushMark(storage, { userId, token })
    } catch (error) {
      await subscription.unsubscribe()
      throw error
    }
  }

  return {
    stateFor: async userId => {
      if (around === null) return 'unsupported'
      if (around.permission() === 'denied') return 'blocked'
      if (around.permission() !== 'granted' || readPushMark(storage)?.userId !== userId) return 'off'
      return (await around.subscription()) === null ? 'off' : 'on'
    },

    turnOn: async userId => {
      if (around === null) return 'unsupported'
      const permission = await around.askPermission()
      if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off'
      await subscribeFor(around, userId)
      return 'on'
    },

    turnOff: async () => {
      const mark = readPushMark(storage)
      // First here: whatever the server still sends is shown to nobody.
      await (await around?.subscription())?.unsubscribe()
      dropPushMark(storage)
      // The push service tells it, too, when it next tries.
      if (mark !== null) await remove(mark.token).catch(() => {})
      return 'off'
    },
  }
}

function addressOf({ endpoint, keys }: PushSubscriptionJSON): PushAddress {
  const { p256dh, auth } = keys ?? {}
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    throw new Error('The browser gave a subscription without an address')
  return { endpoint, keys: { p256dh, auth } }
}
