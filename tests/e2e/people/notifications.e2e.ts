import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { startMailedProduct } from '../support/mailedProduct.ts'
import { linkMessenger, messagesTo } from '../support/messages.ts'
import { advance, desktop, give, newPerson, sellBitcoin, type Person } from '../support/people.ts'
import { allowNotices } from '../support/noticeCentre.ts'
import { startPushReceiver, type PushReceiver } from '../support/pushReceiver.ts'
import { ownProduct, test } from '../support/productTest.ts'
import { startTrade } from '../support/trades.ts'
import { addressOf, confirmedPerson } from '../support/visitors.ts'

const product = ownProduct(startMailedProduct)
let receivers: PushReceiver[] = []

test.afterEach(async () => {
  expect(receivers.flatMap(({ faults }) => faults)).toEqual([])
  await Promise.all(receivers.map(receiver => receiver.close()))
  receivers = []
})
test.afterAll(() => {
  expect(product.faults()).toEqual([])
})

/** A device of somebody, with a push service of its own. */
async function deviceOf(person: Person): Promise<PushReceiver> {
  const { push_public_key: key } = await person.api<{ push_public_key: string }>('GET /v1/settings')
  const receiver = await startPushReceiver(key)
  receivers.push(receiver)
  await person.api('POST /v1/push_players', { kind: 'web', subscription: receiver.subscription })
  return receiver
}

/** Links somebody's messenger and has notices come there; answers their id there. */
async function messengerOf(person: Person, id: string): Promise<string> {
  await linkMessenger(product.url, person, id)
  await person.api('PATCH /v1/me', { is_telegram_notifications_enabled: true })
  return id
}

/** A seller who can be reached by every way, with an advert, and somebody who buys from it. */
async function reachable(browser: Browser, name: string, messenger: string) {
  const { url } = product
  const seller = await confirmedPerson(browser, product, `${name}_seller`, desktop)
  const buyer = await newPerson(browser, url, `${name}_buyer`, desktop)
  await give(url, seller.name, 'BTC', '0.1')
  const advert = await sellBitcoin(seller)
  const open = () => startTrade(buyer, advert)
  const id = await messengerOf(seller, messenger)
  // That coins have come, and that a messenger was linked, has been told by then.
  await advance(url, 1)
  await product.mail.letter(addressOf(seller), 'notice', 'en')
  await seller.api('PATCH /v1/notifications', {})
  const device = await deviceOf(seller)
  const spokenTo = async () => (await messagesTo(url, id)).filter(({ text }) => text.includes(buyer.name))
  return { seller, buyer, open, device, spokenTo }
}

/** Closes every page of somebody, and waits until they count as away. */
async function leave({ context }: Person): Promise<void> {
  await Promise.all(context.pages().map(page => page.close()))
  await advance(product.url, 3)
}

/** Notes in each page what it plays, in the place of a loudspeaker; resolves once the page follows sounds. */
async function listen(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    const played: string[] = []
    Object.assign(globalThis, { played })
    HTMLMediaElement.prototype.play = function () {
      played.push(new URL(this.src).pathname)
      return Promise.resolve()
    }
  })
  // What comes later comes at once to an address that says from where; with it go the sounds.
  const later = page.waitForRequest(request => request.postData()?.includes('UpdateTrackers') ?? false)
  await page.goto(`${path}?utm_source=test`)
  await later
  return page
}
const playedBy = (page: Page) => page.evaluate(() => (globalThis as unknown as { played: string[] }).played)

test('one event reaches the page, its counter, its title, one loudspeaker and the device', async ({
  browser,
}) => {
  const { seller, buyer, open, device, spokenTo } = await reachable(browser, 'live', '2001')
  const page = await listen(seller.context, '/notifications')
  const wallet = await listen(seller.context, '/wallet')
  const pages = [page, wallet]
  const feed = page.getByRole('region', { name: 'Notifications' })
  await expect(feed.getByText('Coins have arrived in your wallet')).toBeVisible()
  await expect(page).toHaveTitle(/^Notifications/)

  const id = await open()
  const line = feed.getByRole('link', { name: new RegExp(`^Unread: New trade with ${buyer.name}`) })
  await expect(line).toHaveAttribute('href', `/trade/${id}`)
  await expect(line).toContainText('₦250,000')
  await expect(line).toContainText('OPay')
  for (const one of pages)
    await expect(one.getByRole('button', { name: '1 unread notification' })).toBeVisible()
  await expect(page).toHaveTitle(/^\(1\) Notifications/)
  await expect.poll(async () => (await Promise.all(pages.map(playedBy))).flat()).toEqual(['/notice.wav'])
  const { items } = await seller.api<{ items: { id: string }[] }>('GET /v1/notifications?limit=1')
  const sounds = () =>
    page.evaluate(
      () => JSON.parse(localStorage.getItem('sound') ?? '[]') as { id: string; timestamp: number }[],
    )
  expect((await sounds()).map(record => record.id)).toEqual([items[0]?.id])
  // By now the other page has had its turn, too.
  await expect.poll(async () => Date.now() - ((await sounds())[0]?.timestamp ?? 0)).toBeGreaterThan(2000)
  expect((await Promise.all(pages.map(playedBy))).flat()).toHaveLength(1)

  // Devices are told in any case; who is here is not written to.
  await advance(product.url, 0)
  await expect
    .poll(() => device.received.map(({ tag, path }) => [tag, path]))
    .toEqual([[items[0]?.id, `/trade/${id}`]])
  expect(await spokenTo()).toEqual([])

  // Going to its trade reads it, and the other page knows.
  await line.click()
  await expect(page).toHaveURL(new RegExp(`/trade/${id}$`))
  await expect(wallet.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
})

test('who is away is told by the ways that they chose, in words with amount, method and time', async ({
  browser,
}) => {
  const { url, mail } = product
  const { seller, buyer, open, device, spokenTo } = await reachable(browser, 'away', '2002')
  await leave(seller)
  const id = await open()
  device.failOnce()
  await advance(url, 1)
  const letter = await mail.letter(addressOf(seller), 'notice', 'en')
  expect([letter.subject, letter.path]).toEqual([`Souk: New trade with ${buyer.name}`, `/trade/${id}`])
  expect(letter.text).toContain('250,000 NGN · OPay')
  expect((await spokenTo())[0]?.text).toContain(`New trade with ${buyer.name}`)
  // A job that comes again sends the same notice: the service and the device know it by its topic and its tag.
  await expect
    .poll(async () => {
      await advance(url, 1)
      return device.received.length
    })
    .toBe(2)
  expect(new Set(device.received.map(({ tag, topic }) => `${tag} ${topic}`)).size).toBe(1)
  expect(device.received[0]).toMatchObject({
    title: 'Souk',
    body: `New trade with ${buyer.name}\n250,000 NGN · OPay`,
    path: `/trade/${id}`,
  })

  // The seller's time runs now: they are told until when.
  await buyer.api(`POST /v1/trades/${id}/confirm`, {})
  await advance(url, 1)
  expect((await mail.letter(addressOf(seller), 'notice', 'en')).text).toMatch(/OPay · until \d\d:\d\d/)

  // Switched off, it is in the list and nowhere else.
  const silent = { kind: 'payment', email: false, telegram: false, push: false }
  await seller.api('PATCH /v1/me', { notices: [silent, { ...silent, kind: 'trade' }] })
  const before = [device.received.length, (await spokenTo()).length]
  await seller.api(`POST /v1/trades/${id}/complete`, { money_received: true, amount: '250000' })
  const second = await open()
  await advance(url, 5)
  const { items } = await seller.api<{ items: { trade_id: string; code: string }[] }>('GET /v1/notifications')
  expect(items[0]).toMatchObject({ trade_id: second, code: 'trade_opened' })
  expect([device.received.length, (await spokenTo()).length]).toEqual(before)
})

test('quiet hours let through what is urgent and bring the rest when they end', async ({ browser }) => {
  const { url } = product
  const { seller, buyer, open, device } = await reachable(browser, 'night', '2003')
  const { page } = seller
  await page.goto('/settings')
  const card = page.getByRole('region', { name: 'Notifications' })
  await card.getByRole('switch', { name: 'Quiet hours' }).click({ force: true })
  const now = (await advance(url, 0)).getTime()
  const { time_zone: timeZone } = await seller.api<{ time_zone: string }>('GET /v1/me')
  const clockIn = (hours: number) =>
    new Intl.DateTimeFormat('en', { timeStyle: 'short', hourCycle: 'h23', timeZone }).format(
      now + hours * 3_600_000,
    )
  await card.getByLabel('From').fill(clockIn(-1))
  await card.getByLabel('Until').fill(clockIn(2))
  await expect(card.getByText('Saved', { exact: true })).toBeVisible()
  await expect
    .poll(async () => (await seller.api('GET /v1/me/profile_settings'))['quiet_hours'])
    .toEqual({ from: clockIn(-1), to: clockIn(2) })
  await leave(seller)

  const id = await open()
  await advance(url, 1)
  await expect
    .poll(() => device.received.map(({ body }) => body.split('\n')[0]))
    .toEqual([`New trade with ${buyer.name}`])
  await buyer.api(`POST /v1/trades/${id}/cancel`, {})
  await advance(url, 60)
  expect(device.received).toHaveLength(1)
  await advance(url, 60)
  await expect
    .poll(() => device.received.map(({ body }) => body.split('\n')[0]))
    .toEqual([`New trade with ${buyer.name}`, `${buyer.name} cancelled the trade`])
})

test('the browser shows a notice once, and none to who looks at a page', async ({ browser }) => {
  const { url } = product
  const person = await newPerson(browser, url, 'shown', desktop)
  const { context, page } = person
  await allowNotices(context, url)
  await page.goto('/wallet')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/push-worker.js')
    await navigator.serviceWorker.ready
  })
  // Whoever looks at a page of Souk is told there; `other` is of somebody else, and stays.
  const other = await context.newPage()
  await other.goto('about:blank')
  const client = await context.newCDPSession(other)
  const registration = Promise.withResolvers<string>()
  client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [first] = registrations
    if (first) registration.resolve(first.registrationId)
  })
  await client.send('ServiceWorker.enable')
  const registrationId = await registration.promise
  const push = (tag: string) =>
    client.send('ServiceWorker.deliverPushMessage', {
      origin: url,
      registrationId,
      data: JSON.stringify({ title: 'Souk', body: `About ${tag}`, path: '/trade/AB12CD34', tag }),
    })
  // Asked of the worker: a page that is opened to look would be one that is looked at.
  const shown = async () => {
    const tags = await context
      .serviceWorkers()[0]
      ?.evaluate(async () =>
        (
          await (
            globalThis as unknown as { registration: ServiceWorkerRegistration }
          ).registration.getNotifications()
        ).map(({ tag, body }) => `${tag}: ${body}`),
      )
    return tags?.toSorted()
  }

  await push('seen')
  await page.close()
  await push('away')
  await push('away')
  await push('another')
  await expect.poll(shown).toEqual(['another: About another', 'away: About away'])
})
