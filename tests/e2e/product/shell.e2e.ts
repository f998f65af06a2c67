import { faultsOfBooks } from '../support/chains.ts'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { connection as english } from '../../../design-system/locales/en/connection.ts'
import { errorOfApp as englishErrors } from '../../../design-system/locales/en/errorOfApp.ts'
import { setting as englishSettings } from '../../../design-system/locales/en/setting.ts'
import { connection as russian } from '../../../design-system/locales/ru/connection.ts'
import { errorOfApp as russianErrors } from '../../../design-system/locales/ru/errorOfApp.ts'
import { allowNotices } from '../support/noticeCentre.ts'
import { desktop, newPerson, openBrowser, russianPhone, type Look } from '../support/people.ts'
import { startApart, type ProductApart } from '../support/product.ts'
import { test } from '../support/productTest.ts'
import { dialogOf, openTrade } from '../support/trades.ts'
import { say } from '../support/words.ts'

const dist = fileURLToPath(new URL('../../../app/dist', import.meta.url))

let product: ProductApart
/** The build that is served: a copy, so that another can take its place. */
let appDir = ''

test.beforeAll(async () => {
  appDir = mkdtempSync(join(tmpdir(), 'souk-app-'))
  cpSync(dist, appDir, { recursive: true })
  product = await startApart({ settings: { APP_DIR: appDir } })
})
test.afterAll(async () => {
  expect(await faultsOfBooks(product.url)).toEqual([])
  await product.close()
  rmSync(appDir, { recursive: true })
})

const looks = {
  en: desktop,
  ru: russianPhone,
} as const satisfies Record<string, Look>
const words = {
  en: { connection: english, error: englishErrors },
  ru: { connection: russian, error: russianErrors },
} as const

/** Another build is served from now on. */
const release = (version: string) => writeFileSync(join(appDir, 'version.json'), JSON.stringify({ version }))

/** The page is hidden for so long, as far as it can tell. Its clock must be the test's. */
async function leaveFor(page: Page, milliseconds: number): Promise<void> {
  const become = (state: DocumentVisibilityState) =>
    page.evaluate(value => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await become('hidden')
  await page.clock.fastForward(milliseconds)
  await become('visible')
}

const operations = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', request => {
    const name = request.headers()['x-apollo-operation-name']
    if (name !== undefined) asked.push(name)
  })
  return asked
}

for (const locale of ['en', 'ru'] as const) {
  const { connection, error } = words[locale]

  test(`in ${locale}, a newer version is offered after an absence, in a trade too, and comes when pressed`, async ({
    browser,
  }) => {
    release(`before${locale}`)
    const { buyer, seller } = await openTrade(browser, product.url, `version_${locale}`, {
      buyerLook: looks[locale],
    })
    const { page } = buyer
    const asked = operations(page)
    const offered = page.getByRole('button', { name: connection.newVersion })
    await page.clock.install()
    for (const path of ['/wallet', new URL(page.url()).pathname.replace('/ru', '')]) {
      const loaded = page.waitForResponse(/laterStart-.*\.js/)
      await page.goto(buyer.path(path))
      await (await loaded).finished()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Well within a minute: the page’s clock also goes by itself, for as long as a busy machine needs. The limit itself: whenToAsk.test.ts.
      await leaveFor(page, 30_000)
      expect(asked).not.toContain('FrontendVersion')
      release(`next${locale}${path.length}`)
      await leaveFor(page, 61_000)
      await expect(offered).toBeVisible()
      // It stays: nothing is loaded anew by itself.
      await page.evaluate(() => Object.assign(globalThis, { isStillHere: true }))
      expect(await page.evaluate(() => 'isStillHere' in globalThis)).toBe(true)
      await offered.click()
      await page.waitForFunction(() => !('isStillHere' in globalThis))
      expect(asked).toContain('CountClick')
      asked.length = 0
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await seller.page.close()
  })

  test(`in ${locale}, the shell leads back, to a trade, and is told what it asks for`, async ({
    browser,
  }) => {
    const { id, buyer } = await openTrade(browser, product.url, `shell_${locale}`, {
      buyerLook: looks[locale],
    })
    const { context, page } = buyer
    const path = (plain: string) => buyer.path(plain)
    const shell = await inShell(context, 'android')
    await page.goto(path('/settings'))
    await shell.ready(page)
    // Nothing of ours is before this page.
    expect(await shell.back(page)).toBe(false)
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).not.toHaveURL(/\/settings$/)

    // A notice that was opened while nobody looked leads to its trade; one while somebody looks does not.
    await shell.send(page, { type: 'push_opened', tradeId: id, isFocused: true })
    await shell.send(page, { type: 'push_opened', tradeId: '../../wallet', isFocused: false })
    expect(await shell.said(page)).toContainEqual({ type: 'refused', event: 'push_opened' })
    await expect(page).not.toHaveURL(/\/trade\//)
    await shell.send(page, { type: 'push_opened', tradeId: id, isFocused: false })
    await expect(page).toHaveURL(new RegExp(`${path(`/trade/${id}`)}$`))

    // Back closes the dialog first, then leads to the trades, and there the shell may leave.
    await page
      .getByRole('button', { name: /^(I have paid|Я оплатил)/ })
      .first()
      .click()
    await expect(dialogOf(page)).toBeVisible()
    expect(await shell.back(page)).toBe(true)
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/trade\//)
    expect(await shell.back(page)).toBe(true)
    await expect(page).toHaveURL(new RegExp(`${path('/dashboard/trades')}$`))
    expect(await shell.back(page)).toBe(false)

    await shell.send(page, { type: 'identity_failed' })
    await expect(page.getByText(error.identity_widget_failed)).toBeVisible()
  })
}

test('a page of the shell logs in by its cookie, says its device, and makes its token known', async ({
  browser,
}) => {
  const { url } = product
  const person = await newPerson(browser, url, 'shell_member', looks.en)
  await person.context.close()
  const context = await openBrowser(browser, url, looks.en)
  const shell = await inShell(context, 'ios')
  const page = await context.newPage()
  const devices = new Set<string | undefined>()
  page.on('request', request => {
    if (request.url().endsWith('/graphql')) devices.add(request.headers()['x-device-type'])
  })
  await page.goto('/email/log-in')
  await shell.ready(page)
  await shell.send(page, { type: 'push_token', token: 'a-device-token-of-the-shell' })
  const added = page.waitForResponse(
    response => response.request().headers()['x-apollo-operation-name'] === 'AddPushPlayer',
  )
  await page.getByRole('textbox', { name: 'E-mail or user name' }).fill(person.name)
  await page.getByRole('textbox', { name: 'Password' }).fill('Amina-2026')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(await (await added).json()).toMatchObject({ data: { addPushPlayer: { token: expect.any(String) } } })
  expect([...devices]).toEqual(['ios'])
  expect((await context.cookies()).map(({ name }) => name)).toContain('souk_session')
  await page.reload()
  await expect(page).toHaveURL(/\/dashboard$/)
  // The shell has notices of its own.
  await page.goto('/settings')
  await expect(page.getByRole('region', { name: englishSettings.section.notifications.title })).toBeVisible()
  await expect(page.getByRole('switch', { name: englishSettings.notice.browser.title })).toHaveCount(0)
})

test('what a page shows is asked for again after an absence that the shell tells of; a form stays', async ({
  browser,
}) => {
  const person = await newPerson(browser, product.url, 'shell_away', looks.en)
  const { context, page } = person
  const shell = await inShell(context, 'android')
  const asked = operations(page)
  const returned = async (path: string) => {
    await page.goto(path)
    await shell.ready(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    asked.length = 0
    await shell.send(page, { type: 'foreground', hiddenMs: 61_000 })
    // The version is asked for in any case: it comes after what was to be asked again.
    await expect.poll(() => asked).toContain('FrontendVersion')
    return asked.filter(name => name !== 'FrontendVersion')
  }
  expect(await returned('/wallet')).not.toEqual([])
  expect(await returned('/settings')).toEqual([])
})

type Said = { readonly type: string; readonly done?: boolean; readonly event?: string }
type Heard = { said: Said[] }

/** Makes every page of a browser one that a shell holds. */
async function inShell(context: BrowserContext, platform: 'android' | 'ios') {
  await context.addInitScript(name => {
    const heard: Heard = { said: [] }
    const soukShell = {
      platform: name,
      postMessage: (text: string) => heard.said.push(JSON.parse(text) as Said),
    }
    Object.assign(globalThis, { soukShell, heard })
  }, platform)
  const said = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: Heard }).heard.said)
  const send = (page: Page, detail: object) =>
    page.evaluate(value => void dispatchEvent(new CustomEvent('souk-shell', { detail: value })), detail)
  return {
    said,
    send,
    ready: (page: Page) => expect.poll(() => said(page)).toContainEqual({ type: 'ready' }),
    /** Presses the telephone's "back"; tells whether the page has gone back. */
    async back(page: Page): Promise<boolean | undefined> {
      await send(page, { type: 'back' })
      return (await said(page)).findLast(({ type }) => type === 'back')?.done
    },
  }
}

// What the worker shows, and to whom not: notifications.e2e.ts.
test('notices of a browser that has no push service cannot be switched on, and it says so', async ({
  browser,
}) => {
  const person = await newPerson(browser, product.url, 'push_member', looks.en)
  const { context, page } = person
  await allowNotices(context, product.url)
  await page.goto('/settings')
  const control = page.getByRole('switch', { name: englishSettings.notice.browser.title })
  await expect(control).toHaveAccessibleDescription(
    say(englishSettings.notice.browser.off, { brand: 'Souk' }),
  )
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await control.click({ force: true })
  // This browser has no push service to subscribe at: the switch says so, and stays off.
  await expect(page.getByText(englishSettings.notice.browser.failed)).toBeVisible()
  await expect(control).not.toBeChecked()
})
