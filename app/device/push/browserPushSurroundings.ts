/** The part of a browser's subscription that is needed. */
export interface BrowserSubscription {
  readonly toJSON: () => PushSubscriptionJSON
  readonly unsubscribe: () => Promise<boolean>
}

/** What a browser has for notices. */
export interface PushSurroundings {
  readonly permission: () => NotificationPermission
  /** Asks the person; only ever called by a press. */
  readonly askPermission: () => Promise<NotificationPermission>
  /** The subscription of this browser, or null. */
  readonly subscription: () => Promise<BrowserSubscription | null>
  /** Has the worker at work and subscribes to what the service sends, by its public key. */
  readonly subscribe: (publicKey: string) => Promise<BrowserSubscription>
}

/** The file of `app/public` that shows notices while no page does. */
const worker = '/push-worker.js'

/** What this browser has for notices; null when it cannot show any. */
export function browserPushSurroundings(): PushSurroundings | null {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis))
    return null
  const { serviceWorker } = navigator
  return {
    permission: () => Notification.permission,
    askPermission: () => Notification.requestPermission(),
    subscription: async () =>
      (await (await serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null,
    subscribe: async publicKey => {
      await serviceWorker.register(worker, { updateViaCache: 'none' })
      const { pushManager } = await serviceWorker.ready
      return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    },
  }
}
