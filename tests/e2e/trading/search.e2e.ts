import { expect } from '@playwright/test'
import { advance, desktop, give, newPerson, russianPhone, sellBitcoin } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'
import { say, words } from '../support/words.ts'

const product = ownProduct(startProduct)

test('a search is narrowed, kept, told of and opened again; what stands in the way can be met', async ({
  browser,
}) => {
  const { url } = product
  const { advert, savedSearch, notification } = words.en
  const buyer = await newPerson(browser, url, 'search_buyer', desktop)
  const seller = await newPerson(browser, url, 'search_seller', desktop)
  await give(url, seller.name, 'BTC', '0.1')
  const first = await sellBitcoin(seller)
  const { page } = buyer

  // Every filter stands in the address, and is there again after a reload.
  await page.goto('/buy?cryptoCurrencyCode=BTC&currencyCode=NGN')
  const list = page.getByRole('list', { name: say(advert.search.listBuy, { coin: 'Bitcoin' }) })
  await expect(list.getByText(seller.name)).toBeVisible()
  await page.getByRole('button', { name: advert.search.moreFilters }).click()
  const sheet = page.getByRole('dialog', { name: advert.search.filters })
  // By the keyboard: the sheet may be sliding in still, and a press would meet what was there a moment ago.
  const phone = sheet.getByRole('switch', { name: advert.search.smsRequired })
  await phone.press('Space')
  await expect(phone).toBeChecked()
  await sheet.getByRole('button', { name: words.en.common.verb.close }).click()
  await expect(page).toHaveURL(/smsRequired=true/)
  await page.reload()
  await expect(
    page.getByRole('button', { name: say(advert.search.removeFilter, { name: advert.search.smsRequired }) }),
  ).toBeVisible()
  await expect(page.getByText(say(advert.search.emptyBuy, { coin: 'Bitcoin' }))).toBeVisible()

  // Kept, and told of when an offer comes to match.
  await page.getByRole('button', { name: savedSearch.keep }).click()
  const dialog = page.getByRole('dialog', { name: savedSearch.title })
  await dialog.getByRole('textbox', { name: savedSearch.name }).fill('With a phone')
  await dialog.getByRole('button', { name: savedSearch.save, exact: true }).click()
  await expect(page.getByText(savedSearch.kept)).toBeVisible()
  await seller.api(`PATCH /v2/pro/${first.id}`, { phone_required: true })
  await advance(url, 1)
  await page.goto('/notifications')
  await page
    .getByText(say(notification.code.offer_matches, { asset: 'BTC' }))
    .first()
    .click()
  await expect(page).toHaveURL(/\/search\/filter/)
  const saved = page.getByRole('region', { name: savedSearch.list })
  await expect(saved.getByText(say(savedSearch.new_one, { count: '1' }))).toBeVisible()
  await saved.getByRole('link', { name: 'With a phone' }).click()
  await expect(list.getByText(seller.name)).toBeVisible()

  // The reason stands at the button, with the way to meet it.
  await expect(list.getByText(advert.requirement.short.phone_required)).toBeVisible()
  await list.getByRole('link', { name: advert.requirement.remedy.phone_required }).click()
  await expect(page).toHaveURL(new RegExp(`/security/${buyer.name}/phone`))

  // Bought at once: how much, the dearest price, and Souk finds the offer and opens the trade on it.
  await seller.api(`PATCH /v2/pro/${first.id}`, { phone_required: false, liquidity_tracking: true })
  const { instantTrade } = words.en
  await page.goto(
    '/buy?cryptoCurrencyCode=BTC&currencyCode=NGN&amount=20000&paymentMethodCode=opay&supportsInstantTrade=true',
  )
  const atOnce = page.getByRole('region', { name: instantTrade.title })
  await expect(
    atOnce.getByText(
      say(instantTrade.plan.fiat, {
        amount: '₦20,000',
        method: 'OPay',
        price: '₦101,000,000',
        coin: 'BTC',
      }),
    ),
  ).toBeVisible()
  await atOnce.getByRole('button', { name: instantTrade.start }).click()
  await expect(page).toHaveURL(/\/trade\//)
  await expect(page.getByText('0142883761')).toBeVisible()
  await page.goBack()
  await expect(atOnce.getByText(instantTrade.status.trade_initiated)).toBeVisible()

  // On a phone the same search is a sentence; the page of filters is its address, whatever is changed there.
  const other = await newPerson(browser, url, 'search_other', russianPhone)
  const { advert: russian } = words.ru
  await other.page.goto('/ru/search/filter?type=buy&cryptoCurrencyCode=BTC&currencyCode=NGN&minimumTrades=10')
  await other.page.getByRole('switch', { name: russian.search.onlineOnly }).click({ force: true })
  await expect(other.page).toHaveURL(/onlineOnly=true/)
  await other.page.reload()
  await expect(other.page.getByRole('switch', { name: russian.search.onlineOnly })).toBeChecked()
  await other.page.getByRole('switch', { name: russian.search.onlineOnly }).click({ force: true })
  await expect(other.page).not.toHaveURL(/onlineOnly/)
  await other.page.getByRole('link', { name: russian.search.hero.find }).click()
  await expect(other.page).toHaveURL(/\/ru\/buy\?.*minimumTrades=10/)
  await expect(other.page.getByText(/^Купить Bitcoin за NGN · Условия: от 10 сделок$/)).toBeVisible()
})
