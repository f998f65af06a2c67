import webPush from 'web-push'

/** A fresh pair of keys for Web Push, as JSON. */
export const newVapidKeys = (): string => JSON.stringify(webPush.generateVAPIDKeys())
