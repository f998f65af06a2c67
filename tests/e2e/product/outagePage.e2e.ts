import { expect, type Page } from '@playwright/test'
import { appIsThere, desktop, give, newPerson, openBrowser, sellBitcoin } from '../support/people.ts'
import { startApart } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'
import { say, words } from '../support/words.ts'

const product = ownProduct(startApart)

const become = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate(value => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

/** Somebody looks elsewhere for a minute. The page's clock must be the test's. */
async function goAway(page: Page): Promise<void> {
  await become(page, 'hidden')
  await page.clock.fastForward(61_000)
}

/** They are back: what is on screen is asked for again. */
async function comeBack(page: Page): Promise<void> {
  const answered = page.waitForResponse(response => response.url().endsWith('/graphql'))
  await become(page, 'visible')
  await answered
}

const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isStillHere: true }))
const isSamePage = (page: Page) => page.evaluate(() => 'isStillHere' in globalThis)

test('a page on screen stays readable while the service is away, is loaded again, and never under somebody who writes', async ({
  browser,
}) => {
  const { url } = product
  const seller = await newPerson(browser, url, 'outage_seller', {
    locale: 'en',
    theme: 'light',
    width: 1440,
  })
  await give(url, seller.name, 'BTC', '0.1')
  await sellBitcoin(seller)
  const context = await openBrowser(browser, url, desktop)
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(`/user/${seller.name}`)
  const offer = page.getByRole('main').getByText('₦').first()
  await expect(offer).toBeVisible()
  // The gateway rendered it: what looks after a page on screen is there once its scripts are.
  await appIsThere(page)
  await mark(page)
  // From here on time passes when it is told to: what a failed call leads to comes after a second, however slow this machine is.
  await page.clock.pauseAt(Date.now() + 2000)

  // A field that somebody has written in: nothing is loaded anew.
  await page.evaluate(() => {
    const field = document.createElement('textarea')
    field.id = 'written'
    document.body.append(field)
  })
  await page.locator('#written').fill('Half a sentence')
  await product.parts.server.stop()
  await goAway(page)
  await comeBack(page)
  await page.clock.fastForward(10_000)
  expect(await isSamePage(page)).toBe(true)
  await expect(offer).toBeVisible()
  await expect(page.locator('#written')).toHaveValue('Half a sentence')

  // Sent or gone: the next call that fails loads the page again, after a second in which it can be read.
  await goAway(page)
  await page.locator('#written').evaluate(field => field.remove())
  await comeBack(page)
  expect(await isSamePage(page)).toBe(true)
  await expect(offer).toBeVisible()
  // The answer may still be on its way to the app when the first second passes.
  await expect(async () => {
    await page.clock.runFor(1000)
    expect(await isSamePage(page)).toBe(false)
  }).toPass()

  // It comes by itself when the service is there again.
  await product.start('server')
  await expect
    .poll(async () => {
      await page.clock.runFor(5000).catch(() => {})
      return offer.isVisible()
    })
    .toBe(true)
})

test('nothing is loaded anew under an open dialog; what is sent meanwhile says what to do, and its text stays', async ({
  browser,
}) => {
  const { url } = product
  const { error, person: texts } = words.en
  const look = { locale: 'en', theme: 'light', width: 1440 } as const
  const seller = await newPerson(browser, url, 'outage_other', look)
  const { page, context } = await newPerson(browser, url, 'outage_writer', look)
  await page.clock.install()
  await page.goto(`/user/${seller.name}`)
  const notes = page.getByRole('textbox', { name: say(texts.memo.label, { name: seller.name }) })
  await expect(notes).toBeVisible()
  await mark(page)
  await page.getByRole('button', { name: texts.actions.block, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()

  await product.parts.server.stop()
  await goAway(page)
  await comeBack(page)
  await page.clock.runFor(10_000)
  expect(await isSamePage(page)).toBe(true)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  // A text that could not be sent is still there, with what to do about it; nothing is loaded anew under it.
  await notes.fill('Answers at night only.')
  const save = page.getByRole('button', { name: texts.memo.save })
  await save.click()
  await expect(page.getByText(error.unavailable)).toBeVisible()
  await page.clock.runFor(10_000)
  expect(await isSamePage(page)).toBe(true)
  await expect(notes).toHaveValue('Answers at night only.')

  await product.start('server')
  await save.click()
  await expect(page.getByRole('button', { name: texts.memo.delete })).toBeVisible()
  expect(await isSamePage(page)).toBe(true)
  await expect(notes).toHaveValue('Answers at night only.')
  for (const one of [context, seller.context]) await one.close()
})
