import { expect, type Browser, type Page } from '@playwright/test'
import {
  advance,
  desktop,
  give,
  newPerson,
  openBrowser,
  russianPhone,
  sellBitcoin,
  type Look,
  type Person,
} from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'
import { dialogOf, startTrade } from '../support/trades.ts'
import { looks, say, words } from '../support/words.ts'

const product = ownProduct(startProduct)

interface Pair {
  readonly seller: Person
  readonly buyer: Person
  readonly advert: { readonly id: string }
}

/** Somebody who sells, looked at in the other language and theme, and somebody who buys. */
async function meet(browser: Browser, look: Look): Promise<Pair> {
  const { locale } = look
  const other: Look = locale === 'ru' ? desktop : russianPhone
  const name = test.info().title.slice(0, 4).replaceAll(/\W/g, 'x')
  const seller = await newPerson(browser, product.url, `kofi_${name}_${locale}`, other)
  const buyer = await newPerson(browser, product.url, `esi_${name}_${locale}`, look)
  await give(product.url, seller.name, 'BTC', '0.05')
  return { seller, buyer, advert: await sellBitcoin(seller) }
}

/** A trade of ₦250,000 that is paid and released. */
async function trade({ seller, buyer, advert }: Pair): Promise<string> {
  const id = await startTrade(buyer, advert)
  await buyer.api(`POST /v1/trades/${id}/confirm`, { payer_name: 'ESI MENSAH' })
  await seller.api(`POST /v1/trades/${id}/complete`, { money_received: true, amount: '250000' })
  return id
}

/** What stands beside a word of a list of figures. */
const figure = (page: Page, term: string) =>
  page.locator(`xpath=//dt[normalize-space()="${term}"]/following-sibling::dd[1]`)

for (const look of looks) {
  const { locale } = look
  const { person, feedback } = words[locale]

  test(`who somebody is, before and after a first trade, by itself (${locale})`, async ({ browser }) => {
    const pair = await meet(browser, look)
    const { seller, buyer } = pair
    const { page } = buyer

    // From an offer to the person behind it.
    await page.goto(buyer.path('/buy?cryptoCurrencyCode=BTC&currencyCode=NGN'))
    await page.getByRole('link', { name: seller.name }).first().click()
    await expect(page).toHaveURL(new RegExp(`/user/${seller.name}$`))
    await expect(page.getByRole('heading', { level: 1, name: seller.name })).toBeVisible()
    await expect(page.getByText(person.risk.first_trade_with_you.text)).toBeVisible()
    await expect(page.getByText(person.risk.no_trades.text)).toBeVisible()
    await expect(figure(page, person.figures.trades)).toHaveText('0')

    // What happens shows by itself: a trade, a word, and that somebody is here.
    await trade(pair)
    await expect(figure(page, person.figures.trades)).toHaveText('1')
    await expect(figure(page, person.figures.partners)).toHaveText('1')
    await expect(page.getByText(person.risk.first_trade_with_you.text)).toBeHidden()
    await seller.page.goto(seller.path('/dashboard'))
    await expect(page.getByText(words[locale].profile.presence.online).first()).toBeVisible()

    // A stranger sees what is public, and nothing of what is between two others.
    const context = await openBrowser(browser, product.url, look)
    const stranger = await context.newPage()
    await stranger.goto(buyer.path(`/user/${seller.name}`))
    await expect(figure(stranger, person.figures.trades)).toHaveText('1')
    await expect(stranger.getByRole('heading', { name: person.memo.title })).toBeHidden()
    await expect(stranger.getByRole('heading', { name: person.history.title })).toBeHidden()
    await expect(stranger.getByRole('button', { name: person.actions.block })).toBeHidden()
    for (const one of [context, buyer.context, seller.context]) await one.close()
  })

  test(`feedback is left, changed with its history, and read from both sides (${locale})`, async ({
    browser,
  }) => {
    const pair = await meet(browser, look)
    const { seller, buyer } = pair
    await advance(product.url, 8 * 24 * 60)
    const id = await trade(pair)
    await seller.page.goto(seller.path(`/user/feedback/${seller.name}`))
    const theirs = words[locale === 'ru' ? 'en' : 'ru']
    await expect(
      seller.page.getByText(say(theirs.feedback.page.none.received, { name: seller.name })),
    ).toBeVisible()

    const { page } = buyer
    await page.goto(buyer.path(`/trade/${id}`))
    await page.getByRole('button', { name: feedback.leave }).first().click()
    await dialogOf(page).getByText(feedback.grade.neutral.name).click()
    await dialogOf(page).getByRole('textbox').fill('Slow at first.')
    await dialogOf(page).getByRole('button', { name: feedback.publish }).click()
    await expect(dialogOf(page)).toBeHidden()
    // It comes up on the page of whom it is about.
    await expect(seller.page.getByText('Slow at first.')).toBeVisible()

    await page.goto(buyer.path(`/feedback/${seller.name}`))
    await page.getByRole('button', { name: feedback.item.edit }).click()
    await dialogOf(page).getByText(feedback.grade.positive.name).click()
    await dialogOf(page).getByRole('textbox').fill('Slow at first, then kind.')
    await dialogOf(page).getByRole('button', { name: feedback.saveChanges }).click()
    await expect(page.getByText('Slow at first, then kind.')).toBeVisible()
    await expect(seller.page.getByText('Slow at first, then kind.')).toBeVisible()
    await seller.page.getByRole('button', { name: theirs.feedback.item.showHistory }).click()
    await expect(seller.page.getByText('Slow at first.', { exact: true })).toBeVisible()

    // The rating moved with it, and the word stands on the author's page among those they left.
    await page.goto(buyer.path(`/user/feedback/${buyer.name}?direction=left`))
    await expect(page.getByText('Slow at first, then kind.')).toBeVisible()
    await page.goto(buyer.path(`/user/${seller.name}`))
    await expect(figure(page, person.figures.rated)).toHaveText('1')
    await expect(page.getByText('100%').or(page.getByText('100 %')).first()).toBeVisible()
  })

  test(`notes for oneself, and a block that both sides see (${locale})`, async ({ browser }) => {
    const pair = await meet(browser, look)
    const { seller, buyer } = pair
    const { page } = buyer
    await page.goto(buyer.path(`/user/${seller.name}`))
    const notes = page.getByRole('textbox', { name: say(person.memo.label, { name: seller.name }) })
    await notes.fill('Answers at night only.')
    await page.getByRole('button', { name: person.memo.save }).click()
    await expect(page.getByRole('button', { name: person.memo.delete })).toBeVisible()
    await page.reload()
    await expect(notes).toHaveValue('Answers at night only.')

    await page.getByRole('button', { name: person.actions.block, exact: true }).click()
    await dialogOf(page)
      .getByRole('button', { name: say(person.block.confirm, { name: seller.name }) })
      .click()
    await expect(page.getByText(say(person.standing.blocked.title, { name: seller.name }))).toBeVisible()
    // Neither meets the other in a search.
    const offers = '/buy?cryptoCurrencyCode=BTC&currencyCode=NGN'
    await page.goto(buyer.path(offers))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: seller.name })).toHaveCount(0)
    const theirs = words[locale === 'ru' ? 'en' : 'ru']
    await seller.page.goto(seller.path(`/user/${buyer.name}`))
    await expect(
      seller.page.getByText(say(theirs.person.standing.blockedYou.title, { name: buyer.name })),
    ).toBeVisible()
    // By its address the offer is still there, and says why not.
    await page.goto(buyer.path(`/trade/new/${pair.advert.id}`))
    await expect(page.getByText(words[locale].advert.requirement.full.trader_banned_by_you)).toBeVisible()

    await page.goto(buyer.path(`/user/${seller.name}`))
    await page.getByRole('button', { name: person.actions.unblock }).click()
    await expect(page.getByText(say(person.standing.blocked.title, { name: seller.name }))).toBeHidden()
    await page.goto(buyer.path(offers))
    await expect(page.getByRole('link', { name: seller.name }).first()).toBeVisible()
  })
}
