import { expect, type Locator, type Page } from '@playwright/test'
import { switchOnSecondFactor } from '../support/authenticator.ts'
import { newArbiter, rule, state } from '../support/disputes.ts'
import { chooseByTyping, press, tabTo, typeInto } from '../support/keyboard.ts'
import {
  advance,
  bitcoinOf,
  desktop,
  give,
  newPerson,
  russianPhone,
  watchReloads,
  type Person,
} from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'
import { dialogOf, markPaid, startTrade } from '../support/trades.ts'
import { words } from '../support/words.ts'

const product = ownProduct(startProduct)

/** Who sells: the wizard's words are theirs. */
const { advertWizard, advertPart, auth } = words.ru
const { payment } = words.ru.tradePage

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** Writes an ad that sells Bitcoin at ₦100,000,000, by the keyboard alone, up to the last step. */
async function writeAdvert(seller: Person): Promise<void> {
  const { page } = seller
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await page.goto(seller.path('/create-advert?type=Sell&cryptoCurrencyCode=BTC&currencyCode=NGN'))
  // Of three ways to a price, the last: the arrows choose between them.
  const mode = page.getByRole('group', { name: advertPart.price.mode })
  await tabTo(mode.getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowLeft')
  await expect(mode.getByRole('radio', { name: advertPart.price.modes.fixed })).toBeChecked()
  await typeInto(page.getByRole('textbox', { name: /BTC/ }), '100000000')
  await press(button(page, advertWizard.next))

  await chooseByTyping(
    page.getByRole('button', { name: new RegExp(`^${advertWizard.payment.methods}`) }),
    'OPay',
  )
  await tabTo(page.getByRole('radio', { name: advertWizard.payment.other }))
  await page.keyboard.press('Space')
  await typeInto(field(payment.account_number), '8031142290')
  await typeInto(field(payment.account_name), 'KUNLE ADEYEMI')
  await press(button(page, advertWizard.next))

  await typeInto(field(advertWizard.limits.minimum), '10000')
  await typeInto(field(advertWizard.limits.maximum), '400000')
  await press(button(page, advertWizard.toPreview))
  await expect(page.getByRole('region', { name: advertWizard.preview.summary })).toBeVisible()
}

test('an ad made by the keyboard is found, traded, disputed and ruled, live on three screens', async ({
  browser,
}) => {
  const { url } = product
  const arbiter = await newArbiter(browser, url, 'journey_arbiter')
  const seller = await newPerson(browser, url, 'journey_seller', russianPhone)
  const buyer = await newPerson(browser, url, 'journey_buyer', desktop)
  await give(url, seller.name, 'BTC', '0.01')
  const { next } = await switchOnSecondFactor(url, seller)
  await seller.api('PATCH /v1/users/two_way_auth_settings', {
    actions: ['publish_sell_advert'],
    code: await next(),
  })

  // The buyer looks before there is anything; the ad is published behind the code that its owner chose.
  await buyer.page.goto('/buy?cryptoCurrencyCode=BTC&currencyCode=NGN&amount=250000')
  await expect(buyer.page.getByText(/^No offers/)).toBeVisible()
  await writeAdvert(seller)
  const reloads = [arbiter, buyer, seller].map(watchReloads)
  await press(button(seller.page, advertWizard.publish))
  const code = dialogOf(seller.page).getByRole('textbox', { name: auth.authenticatorCode })
  await typeInto(code, '000000')
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  expect((await seller.api<{ items: unknown[] }>('GET /v1/me/pro')).items).toEqual([])
  await typeInto(code, await next())
  await expect(seller.page.getByText(advertWizard.done.published)).toBeVisible()
  await expect(seller.page).toHaveURL(/\/ru\/dashboard\/ads$/)

  // It comes to the buyer by itself.
  const offer = buyer.page.getByRole('listitem').filter({ hasText: seller.name })
  await offer.getByRole('link', { name: /^Buy/ }).click()
  await button(buyer.page, 'Open the trade for ₦250,000').click()
  await expect(buyer.page.getByText('KUNLE ADEYEMI').first()).toBeVisible()
  const id = buyer.page.url().slice(-8)
  expect(await bitcoinOf(seller)).toEqual({ available: '0.0074775', in_escrow: '0.0025225' })

  // The seller goes to it from where the ad was published.
  await seller.page
    .getByRole('link', { name: /^Сделки/ })
    .first()
    .click()
  await seller.page.getByRole('link', { name: `Сделка #${id}` }).click()
  await markPaid(buyer.page, 'AMINA O. BELLO')
  await advance(url, 16)
  await button(buyer.page, 'Open dispute').click()
  await dialogOf(buyer.page)
    .getByRole('radio', { name: /^Paid, coins not released/ })
    .check()
  await state(buyer.page, 'What happened?', 'Paid at 14:04 from OPay.', 'Open dispute')
  await expect(seller.page.getByRole('status').filter({ hasText: 'Слово за продавцом' })).toBeVisible()

  await arbiter.page.getByRole('link', { name: `Dispute in trade #${id}` }).click()
  await expect(arbiter.page.getByText('Paid at 14:04 from OPay.').first()).toBeVisible()
  const reason = 'The receipt matches the account of the seller.'
  await rule(arbiter.page, 'buyer', reason)
  await expect(buyer.page.getByText('The arbiter ruled for you')).toBeVisible()
  await expect(seller.page.getByText(reason)).toBeAttached()
  expect(await bitcoinOf(buyer)).toEqual({ available: '0.0025', in_escrow: '0' })
  expect(await bitcoinOf(seller)).toEqual({ available: '0.0074775', in_escrow: '0' })
  expect(reloads.map(count => count())).toEqual([0, 0, 0])
  await Promise.all([arbiter, seller, buyer].map(({ context }) => context.close()))
})

/** An ad that sells Bitcoin at ₦100,000,000, within these limits. */
const ad = (minimum: string, maximum: string) => ({
  type: 'Ad::Sell',
  crypto_currency_code: 'BTC',
  currency_code: 'NGN',
  payment_method_codes: ['opay'],
  price_mode: 'fixed',
  fixed_price: '100000000',
  minimum,
  maximum,
  escrow_minutes: 30,
  requisites: [
    { kind: 'account_number', value: '8031142290' },
    { kind: 'account_name', value: 'KUNLE ADEYEMI' },
  ],
})

test('twenty ads pause when the balance falls and come back after a top-up, in sight of their owner', async ({
  browser,
}) => {
  const { url } = product
  const seller = await newPerson(browser, url, 'twenty_seller', desktop)
  const buyer = await newPerson(browser, url, 'twenty_buyer', russianPhone)
  await give(url, seller.name, 'BTC', '1.1')
  const trade = async (advert: { id: string }, amount: string) => {
    const id = await startTrade(buyer, advert, amount)
    await buyer.api(`POST /v1/trades/${id}/confirm`, { payer_name: 'AMINA BELLO' })
    await advance(url, 2)
    await seller.api(`POST /v1/trades/${id}/complete`, { money_received: true, amount })
  }
  // Who has traded a lot may have that many.
  await trade(await seller.api<{ id: string }>('POST /v2/pro', ad('10000', '100000')), '100000')
  await trade(await seller.api<{ id: string }>('POST /v2/pro', ad('10000', '100000000')), '100000000')
  const { items: old } = await seller.api<{ items: { id: string }[] }>('GET /v1/me/pro')
  await seller.api('PATCH /v1/me/pro', { ids: old.map(({ id }) => id), change: { status: 'archived' } })
  const ten = { adverts: Array.from({ length: 10 }, () => ad('5000000', '8000000')) }
  const { items: made } = await seller.api<{ items: { id: string }[] }>('POST /v1/me/pro', ten)
  await seller.api('POST /v1/me/pro', ten)

  const { page } = seller
  const { ownAdvert } = words.en
  const shown = page
    .getByRole('list', { name: ownAdvert.list })
    .getByText(ownAdvert.status.shown, { exact: true })
  await page.goto('/dashboard/ads')
  await expect(shown).toHaveCount(20)
  const reloads = watchReloads(seller)
  await startTrade(buyer, made[0] ?? { id: '' }, '5000000')
  await expect(page.getByText(/^Your BTC balance does not cover it/)).toHaveCount(20)
  await expect(shown).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Top up BTC' })).toHaveCount(20)
  await give(url, seller.name, 'BTC', '0.05')
  await expect(shown).toHaveCount(20)
  await expect(page.getByRole('link', { name: 'Top up BTC' })).toHaveCount(0)
  expect(reloads()).toBe(0)

  // The remedy leads to where coins come from.
  await startTrade(buyer, made[1] ?? { id: '' }, '5000000')
  await page.getByRole('link', { name: 'Top up BTC' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/wallet/)
  await Promise.all([seller, buyer].map(({ context }) => context.close()))
})
