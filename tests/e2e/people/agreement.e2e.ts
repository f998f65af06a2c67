import { expect, type Page } from '@playwright/test'
import { sql } from 'kysely'
import { openDatabase } from '../../../server/database/database.ts'
import { takeInShipped } from '../../../server/modules/content/document/shippedDocuments.ts'
import { machineRandom } from '../../../server/runtime/random.ts'
import { axeOn } from '../support/axeOn.ts'
import { advance, newPerson } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'
import { logIn, newVisitor, signUp, type Visitor } from '../support/visitors.ts'
import { looks, type Words } from '../support/words.ts'

const dayMs = 86_400_000
const day = 24 * 60
const change = { en: 'Fees are said for each coin.', ru: 'Комиссии названы для каждой монеты.' } as const

/** An agreement with a second version, which asks to be accepted and appears tomorrow. */
async function prepare(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir })
  const at = new Date()
  await takeInShipped(database, machineRandom, at)
  for (const [locale, said] of Object.entries(change))
    await sql`insert into document_version
      (document_id, locale, number, state, shows_from, title, description, source, extra, made_at, made_by)
      select id, ${locale}, 2, 'published', ${new Date(at.getTime() + dayMs)}, 'Second', 'Rules', 'Text',
        ${JSON.stringify({ holdsFrom: '2030-02-01', change: said, asksAgain: true })}, ${at}, gen_random_uuid()
      from document where kind = 'page' and code = 'user_agreement'`.execute(database.db)
  await database.close()
}

const product = ownProduct(() => startProduct({ prepare }))
test.beforeAll(async ({ browser }) => {
  // Who has the first version, and the day of the second.
  for (const look of looks) {
    const person = await newPerson(browser, product.url, `asked_${look.locale}`, look)
    await person.context.close()
  }
  await advance(product.url, day + 1)
})

const dialogOf = (page: Page, { agreement }: Words) => page.getByRole('dialog', { name: agreement.title })
const button = (one: Visitor, name: string) =>
  dialogOf(one.page, one).getByRole('button', { name, exact: true })

async function comeIn(one: Visitor, name: string): Promise<void> {
  await one.page.goto(one.path('/email/log-in'))
  await logIn(one, name)
  await expect(one.page).toHaveURL(product.url + one.path('/dashboard'))
}

async function goOut({ page, path, auth }: Visitor): Promise<void> {
  await page.goto(path('/log-out'))
  await expect(page.getByRole('form', { name: auth.logInTitle })).toBeVisible()
}

/** Comes in, with what a page begins later begun, and the time that the question waits over: it does not come. */
async function isNotAsked(one: Visitor, name: string): Promise<void> {
  const { page } = one
  const begun = page.waitForResponse(answer => answer.url().includes('/assets/laterStart'))
  await page.clock.install()
  await comeIn(one, name)
  await page.clock.runFor(5000)
  await begun
  await page.clock.runFor(5000)
  await expect(dialogOf(page, one)).toBeHidden()
}

for (const look of looks) {
  const { locale } = look

  test(`is asked for once when it has changed, at the log-in, in the language of the page (${locale})`, async ({
    browser,
  }) => {
    const { url } = product
    const name = `asked_${locale}`
    const one = await newVisitor(browser, url, look)
    const { page, agreement, path } = one
    const dialog = dialogOf(page, one)
    await comeIn(one, name)
    await expect(dialog).toBeVisible()
    await expect(dialog.getByText(change[locale])).toBeVisible()
    expect((await axeOn(page).analyze()).violations).toEqual([])

    // The text is read beside it, and not asked about there.
    const opened = page.waitForEvent('popup')
    await dialog.getByRole('link', { name: agreement.read }).click()
    const text = await opened
    await expect(text).toHaveURL(url + path('/user-agreement'))
    await expect(text.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible()
    await text.close()

    // Put off, it comes with the next log-in.
    await button(one, agreement.later).click()
    await expect(dialog).toBeHidden()
    await goOut(one)
    await comeIn(one, name)
    await expect(dialog).toBeVisible()
    await button(one, agreement.accept).click()
    await expect(dialog).toBeHidden()
    await one.context.close()

    const other = await newVisitor(browser, url, look)
    await isNotAsked(other, name)
  })
}

test('is named where an account is made, and not asked for of who has just made one', async ({ browser }) => {
  for (const look of looks) {
    const name = `reads_${look.locale}`
    const one = await newVisitor(browser, product.url, look)
    const { page, agreement, path } = one
    await page.goto(path('/sign-up'))
    await expect(page.getByText(agreement.accepts)).toBeVisible()
    for (const [text, to] of [
      [agreement.userAgreement, '/user-agreement'],
      [agreement.privacy, '/privacy'],
    ] as const)
      await expect(page.getByRole('form').getByRole('link', { name: text })).toHaveAttribute('href', path(to))
    await signUp(one, name)
    await expect(page).toHaveURL(product.url + path('/dashboard'))
    await goOut(one)
    await isNotAsked(one, name)
    await one.context.close()
  }
})
