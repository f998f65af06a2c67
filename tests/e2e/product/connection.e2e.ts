import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { bitcoinOf, desktop, openBrowser } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'
import { dialogOf, markPaid, openTrade } from '../support/trades.ts'

const product = ownProduct(startProduct)

test('without a connection the page stays, says so, and goes on by itself when it is back', async ({
  browser,
}) => {
  const context = await openBrowser(browser, product.url, desktop)
  const page = await context.newPage()
  await page.goto('/buy?currencyCode=NGN')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText('Buy Bitcoin')
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()

  // A list whose code is not there yet: tried for five seconds, then said. The page is still there.
  const language = page.getByRole('button', { name: /^EN\. / })
  await language.click()
  await expect(page.getByText('A part of the page did not load. Refresh to try again.')).toBeVisible()
  // It may be another part that was said: this one is given up as well before the connection is back.
  await expect(language).toHaveAttribute('aria-expanded', 'false')
  await expect(heading).toContainText('Buy Bitcoin')

  // A page that is asked for meanwhile comes with the connection, and so does what could not be asked.
  await page.getByRole('banner').getByRole('link', { name: 'Sell' }).first().click()
  await expect(page.getByText('Offers did not load')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click()
  await context.setOffline(false)
  await expect(heading).toHaveText('Make an account')
  await expect(page.getByText('You are offline.')).toBeHidden()
  await language.click()
  await expect(page.getByRole('menuitem', { name: 'Русский' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(language).toBeFocused()
})

test('offers that could not be asked for come by themselves when the connection is back', async ({
  browser,
}) => {
  const context = await openBrowser(browser, product.url, desktop)
  const page = await context.newPage()
  await page.goto('/buy?currencyCode=NGN')
  await expect(page.getByText(/No offers to buy/)).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Sell' }).first().click()
  await expect(page.getByText('Offers did not load')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/No offers to sell/)).toBeVisible()
})

test('what is written and pressed without a connection arrives once; two tabs release once', async ({
  browser,
}) => {
  const { id, buyer, seller } = await openTrade(browser, product.url, 'lossy')
  const { page } = buyer
  await expect(page.getByRole('textbox', { name: 'Write a message' })).toBeVisible()
  await buyer.context.setOffline(true)
  await page.getByRole('textbox', { name: 'Write a message' }).fill('Written offline.')
  await page.getByRole('button', { name: 'Send message' }).dblclick()
  await expect(page.getByText('Not sent').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Write a message' }).fill('And this after it.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await seller.api(`POST /v1/trades/${id}/create_message_in_trade_conversation`, {
    text: 'Said meanwhile.',
    client_id: randomUUID(),
  })
  await buyer.context.setOffline(false)
  // In the order in which the server took them, the same on both screens, each once.
  const said = /Said meanwhile\.|Written offline\.|And this after it\./g
  for (const screen of [seller.page, page]) {
    await expect
      .poll(async () => (await screen.getByRole('log').innerText()).match(said))
      .toEqual(['Said meanwhile.', 'Written offline.', 'And this after it.'])
  }

  // Not sent yet when the page is loaded anew: it goes out by itself then.
  await page.route('**/graphql', route =>
    (route.request().postData() ?? '').includes('"Chat_createMessage"') ? route.abort() : route.fallback(),
  )
  await page.getByRole('textbox', { name: 'Write a message' }).fill('Kept meanwhile.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Not sent').first()).toBeVisible()
  await page.unroute('**/graphql')
  await page.reload()
  await expect(seller.page.getByText('Kept meanwhile.')).toHaveCount(1)
  await expect(page.getByText('Kept meanwhile.')).toHaveCount(1)
  await expect(page.getByText('Not sent')).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('souk:unsent'))).toBeNull()

  // The answer to "I have paid" is lost on its way: pressed again, it is the same one.
  let lost = 0
  await page.route('**/graphql', async route => {
    if (lost > 0 || !(route.request().postData() ?? '').includes('"ConfirmTrade"')) return route.fallback()
    lost += 1
    await route.fetch()
    return route.abort('connectionreset')
  })
  await markPaid(page, 'AMINA O. BELLO')
  await expect.poll(() => lost).toBe(1)
  await expect(seller.page.getByText('AMINA O. BELLO').first()).toBeVisible()
  await expect(page.getByText('Waiting for release').first()).toBeVisible()
  await page.unroute('**/graphql')

  const second = await seller.context.newPage()
  await second.goto(`/trade/${id}`)
  for (const tab of [seller.page, second]) {
    await tab.getByRole('button', { name: /^Release/ }).click()
    await dialogOf(tab).getByRole('checkbox').first().check()
    await dialogOf(tab).getByRole('textbox').fill('250000')
  }
  await Promise.allSettled(
    [seller.page, second].map(tab =>
      dialogOf(tab)
        .getByRole('button', { name: /^Release/ })
        .dblclick({ timeout: 3000 }),
    ),
  )
  for (const tab of [seller.page, second]) {
    await expect(tab.getByText('Released').first()).toBeVisible()
    await expect(dialogOf(tab)).toHaveCount(0)
  }
  expect(await bitcoinOf(seller)).toEqual({ available: '0.0074775', in_escrow: '0' })
  expect(await bitcoinOf(buyer)).toEqual({ available: '0.0025', in_escrow: '0' })
})

test('a session that is over leads to the log-in and back; the other tab follows who logs in', async ({
  browser,
}) => {
  const { id, buyer } = await openTrade(browser, product.url, 'expired')
  const { page, context, name } = buyer
  const other = await context.newPage()
  await other.goto('/wallet')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/dashboard/trades?utm_source=a')
  await expect(page.getByRole('link', { name: `Trade #${id}` })).toBeVisible()
  await context.clearCookies()
  await page.getByRole('link', { name: `Trade #${id}` }).click()
  await expect(page).toHaveURL(/\/email\/log-in$/)
  await expect(other).toHaveURL(/\/email\/log-in$/)
  await page.getByRole('textbox', { name: 'E-mail or user name' }).fill(name)
  await page.getByRole('textbox', { name: 'Password' }).fill('Amina-2026')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).dblclick()
  await expect(page).toHaveURL(new RegExp(`/trade/${id}$`))
  await expect(page.getByText('Send exactly')).toBeVisible()
  await expect(other).toHaveURL(/\/(wallet|dashboard)$/)
})
