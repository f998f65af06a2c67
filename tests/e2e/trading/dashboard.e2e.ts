import { expect } from '@playwright/test'
import { desktop, give, newPerson, russianPhone, sellBitcoin } from '../support/people.ts'
import { sharedProduct, test } from '../support/productTest.ts'
import { dialogOf, startTrade } from '../support/trades.ts'
import { words } from '../support/words.ts'

const product = sharedProduct()

const english = words.en
const russian = words.ru

test('a trader sees what needs them, finds a trade by what they know of it, and mends and moves their ads, live', async ({
  browser,
}) => {
  const { url } = product
  const seller = await newPerson(browser, url, 'desk_seller', desktop)
  const buyer = await newPerson(browser, url, 'desk_buyer', russianPhone)
  await give(url, seller.name, 'BTC', '0.0026')
  const [first] = [await sellBitcoin(seller), await sellBitcoin(seller)]
  const { page } = seller
  const open = (amount: string) => startTrade(buyer, first, amount)

  await page.goto('/dashboard/ads')
  await expect(page.getByText(english.ownAdvert.status.shown, { exact: true })).toHaveCount(2)

  // A trade takes the coins that the ads show: they say so by themselves, and come back after a top-up.
  const id = await open('250000')
  const uncovered = page.getByText(/^Your BTC balance does not cover it/)
  await expect(uncovered).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Top up BTC' }).first()).toBeVisible()
  await give(url, seller.name, 'BTC', '0.01')
  await expect(uncovered).toHaveCount(0)

  // Two at once, off and on again; the archive asks first.
  await page.getByRole('checkbox', { name: english.ownAdvert.pickAll }).check()
  const bulk = page.getByRole('group', { name: english.ownAdvert.bulk })
  await bulk.getByRole('button', { name: english.ownAdvert.do.deactivate }).click()
  await expect(page.getByText('2 ads changed')).toBeVisible()
  await expect(page.getByText(english.ownAdvert.reason.not_listed)).toHaveCount(2)
  // Done: nothing is selected any more, and the one word stands for one ad again.
  await expect(bulk).toBeHidden()
  await page.getByRole('button', { name: english.ownAdvert.remedy.activate, exact: true }).first().click()
  await expect(page.getByText(english.ownAdvert.reason.not_listed)).toHaveCount(1)
  await page.getByRole('checkbox', { name: english.ownAdvert.pickAll }).check()
  await bulk.getByRole('button', { name: english.ownAdvert.changeMargin }).click()
  await dialogOf(page).getByRole('textbox').fill('2')
  await dialogOf(page).getByRole('button', { name: english.ownAdvert.margin.save }).click()
  // Their prices are fixed: each says that it has no margin, and they stay selected.
  await expect(page.getByText('2 ads were left as they are.')).toBeVisible()
  await bulk.getByRole('button', { name: english.ownAdvert.do.archive }).click()
  await dialogOf(page).getByRole('button', { name: english.ownAdvert.do.archive }).click()
  await expect(page.getByText(english.ownAdvert.empty.filtered)).toBeVisible()

  // The trades: one waits for the buyer until it is paid, then for the seller, who did nothing to see it.
  await page
    .getByRole('link', { name: /^Trades/ })
    .first()
    .click()
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: `Trade #${id}` }) })
  await expect(row.getByText(english.trade.chip.waitingForPayment)).toBeVisible()
  await buyer.page.goto(buyer.path('/dashboard'))
  const mine = buyer.page.getByRole('listitem').filter({ hasText: id })
  await expect(mine.getByText(russian.trade.chip.payNow)).toBeVisible()
  await buyer.api(`POST /v1/trades/${id}/confirm`, { payer_name: 'AMINA BELLO' })
  await expect(row.getByText(english.trade.chip.checkBank)).toBeVisible()
  await expect(row.getByText(english.dashboard.needsYou)).toBeAttached()
  await expect(mine.getByText(russian.trade.chip.waitingForRelease)).toBeVisible()
  await buyer.api(`POST /v1/trades/${id}/create_message_in_trade_conversation`, {
    text: 'Paid.',
    client_id: 'client-0001',
  })
  await expect(row.getByText('1 unread message')).toBeAttached()

  // Found by the account, the day and the name; what is looked for is in no address.
  const search = page.getByRole('searchbox', { name: english.dashboard.search.label })
  // In the account's zone: one that was made by the API has none but UTC, whatever the browser's is.
  const [year, month, day] = new Date().toLocaleDateString('sv', { timeZone: 'UTC' }).split('-')
  const today = `${day}.${month}.${year}`
  for (const known of ['0142 883 761', 'bello', id.slice(0, 4).toLowerCase(), today]) {
    await search.fill('nobody knows this')
    await expect(page.getByText(english.dashboard.empty.filtered)).toBeVisible()
    await search.fill(known)
    await expect(row).toBeVisible()
  }
  await expect(page).not.toHaveURL(/3761|bello/)
  await buyer.page.getByRole('button', { name: russian.dashboard.filters }).click()
  await buyer.page.getByRole('searchbox', { name: russian.dashboard.search.label }).fill('Balogun')
  await expect(mine).toBeVisible()
  await Promise.all([seller.context.close(), buyer.context.close()])
})
