import type { BrowserContext } from '@playwright/test'

/**
 * Lets a site show notices, as somebody does who presses "Allow".
 *
 * A browser without windows has no place for notices, and says that they are blocked whatever it is told. There, and only there,
 * the place is played: the newest notice of each tag, in the site's worker.
 */
export async function allowNotices(context: BrowserContext, origin: string): Promise<void> {
  await context.grantPermissions(['notifications'], { origin })
  const page = await context.newPage()
  await page.goto(`${origin}/robots.txt`)
  const permission = await page.evaluate(() => Notification.permission)
  await page.close()
  if (permission === 'granted') return
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
  })
  context.on('serviceworker', worker => {
    void worker.evaluate(() => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
      const shown = new Map<string, Pick<Notification, 'tag' | 'body'>>()
      registration.showNotification = async (_title, { tag = '', body = '' } = {}) => {
        shown.set(tag, { tag, body })
      }
      registration.getNotifications = async () => [...shown.values()] as Notification[]
    })
  })
}
