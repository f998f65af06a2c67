import { expect, type Browser, type Page } from '@playwright/test'
import { brand } from '../../../server/domain/brand.ts'
import { axeOn } from '../support/axeOn.ts'
import { messagesTo } from '../support/messages.ts'
import { desktop, newPerson, openBrowser, type Look } from '../support/people.ts'
import { test } from '../support/productTest.ts'
import { looks, say, words } from '../support/words.ts'

/** The letters that came to support and say something. */
const lettersSaying = async (url: string, what: string) =>
  (await messagesTo(url, brand.supportEmail)).filter(({ text }) => text.includes(what))

/** A page of somebody without a session, as the gateway rendered it. */
async function visit(browser: Browser, url: string, look: Look, path: string): Promise<Page> {
  const page = await (await openBrowser(browser, url, look)).newPage()
  await page.goto((look.locale === 'ru' ? '/ru' : '') + path)
  await expect(page.locator('#state')).toBeAttached()
  return page
}

const formOf = (page: Page, name: string) => page.getByRole('form', { name })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Reports a flaw, but for the press that sends it. */
async function fillFlaw(page: Page, locale: Look['locale'], where: string): Promise<void> {
  const { contact } = words[locale]
  await formOf(page, contact.title.bug).scrollIntoViewIfNeeded()
  await field(page, contact.fields.name).fill('Amina')
  await field(page, contact.fields.email).fill('amina@research.example')
  await field(page, contact.fields.place).fill(where)
  await page.getByRole('radio', { name: contact.choices.high }).check()
  await page.getByRole('textbox', { name: contact.fields.steps }).fill('1. Log in\n2. Change the address')
  await page.getByRole('textbox', { name: contact.text.bug }).fill('Somebody could read letters of others.')
}

const numberOn = async (page: Page, locale: Look['locale']): Promise<string> => {
  const title = words[locale].contact.sent.title
  const said = page.getByRole('status').filter({ hasText: title.slice(0, title.indexOf('{{')) })
  await expect(said).toBeFocused()
  return /[0-9A-Z]{8}/.exec((await said.textContent()) ?? '')?.[0] ?? ''
}

for (const look of looks)
  test(`a stranger reports a flaw from the page, is told a number, and support has the letter, once (${look.locale})`, async ({
    browser,
    shared: { url },
  }) => {
    const { contact } = words[look.locale]
    const page = await visit(browser, url, look, '/bug-bounty')
    const where = `/report-${look.locale}`
    await page.getByRole('heading', { name: contact.title.bug }).scrollIntoViewIfNeeded()
    await expect(formOf(page, contact.title.bug)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect((await axeOn(page).analyze()).violations).toEqual([])

    // What is missing is said at its field before anything is sent.
    const send = page.getByRole('button', { name: contact.send, exact: true })
    await send.click()
    await expect(field(page, contact.fields.name)).toBeFocused()
    await fillFlaw(page, look.locale, where)
    await send.dblclick()
    const number = await numberOn(page, look.locale)
    expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
    expect((await axeOn(page).analyze()).violations).toEqual([])

    const letters = await lettersSaying(url, where)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain(number)
    expect(letters[0]?.text).toContain('1. Log in\n2. Change the address')
    expect(await messagesTo(url, 'amina@research.example')).toEqual([])
    await page.context().close()
  })

test('where nobody answers what was written stays, and sent again it is one request', async ({
  browser,
  shared: { url },
}) => {
  const { contact } = words.en
  const page = await visit(browser, url, desktop, '/bug-bounty')
  await page.getByRole('heading', { name: contact.title.bug }).scrollIntoViewIfNeeded()
  await fillFlaw(page, 'en', '/unanswered')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: contact.send, exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: contact.failed })).toBeVisible()
  await expect(field(page, contact.fields.place)).toHaveValue('/unanswered')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: contact.send, exact: true }).click()
  const number = await numberOn(page, 'en')
  const letters = await lettersSaying(url, '/unanswered')
  expect(letters.map(({ text }) => text.includes(number))).toEqual([true])
  await page.context().close()
})

test('somebody who is logged in writes from the app, and the letter names their account', async ({
  browser,
  shared: { url },
}) => {
  const { contact } = words.en
  const { page, name } = await newPerson(browser, url, 'writes', desktop)
  await page.goto('/business-contacts')
  await expect(page.locator('#state')).not.toBeAttached()
  await field(page, contact.fields.name).fill('Olga')
  await field(page, contact.fields.email).fill('olga@shop.example')
  await field(page, contact.fields.company).fill('Shop of the journey')
  await page.getByRole('radio', { name: contact.choices.store }).check()
  await page.getByRole('textbox', { name: contact.text.business }).fill('How do we begin?')
  await page.getByRole('button', { name: contact.send, exact: true }).click()
  const number = await numberOn(page, 'en')
  const letters = await lettersSaying(url, 'Shop of the journey')
  expect(letters).toHaveLength(1)
  expect(letters[0]?.text).toContain(number)
  expect(letters[0]?.text).toContain(`Account: ${name}`)
})

test('without scripts the pages say where to write, and what there is', async ({
  browser,
  shared: { url },
}) => {
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false, locale: 'en-US' })
  const page = await context.newPage()
  const main = page.getByRole('main')
  for (const [path, topic] of [
    ['/become-trader', 'trader'],
    ['/bug-bounty', 'bug'],
    ['/business-contacts', 'business'],
  ] as const) {
    await page.goto(path)
    const card = main.getByRole('region', { name: words.en.contact.title[topic] })
    await expect(card.getByRole('link', { name: brand.supportEmail })).toHaveAttribute(
      'href',
      `mailto:${brand.supportEmail}`,
    )
    await expect(card.getByRole('textbox')).toHaveCount(0)
  }
  await page.goto('/communities')
  await expect(main.getByText(words.en.contact.places.noCommunities)).toBeVisible()
  await page.goto('/ios-app')
  await expect(main.getByText(words.en.contact.places.noStores)).toBeVisible()
})

test('the app shows its address for the camera of a phone', async ({ browser, shared: { url } }) => {
  const { page } = await newPerson(browser, url, 'scans', desktop)
  await page.goto('/ios-app')
  const { places } = words.en.contact
  await expect(page.getByRole('img', { name: say(places.qr, { brand: brand.name }) })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: `${url}/`, exact: true })).toBeVisible()
  expect((await axeOn(page).analyze()).violations).toEqual([])
})
