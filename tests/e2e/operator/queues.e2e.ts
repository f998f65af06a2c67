import { expect, type Browser } from '@playwright/test'
import { authenticator } from '../support/authenticator.ts'
import { onChain, transactionsOn } from '../support/chains.ts'
import { desktop, newPerson, russianPhone, setStanding, type Look, type Person } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'
import { openStore } from '../support/stores.ts'
import { say, words } from '../support/words.ts'

const product = ownProduct(startProduct)

/** An operator with a second factor, before whom the desk lies open at one of its pages. */
async function atTheDesk(
  browser: Browser,
  name: string,
  secret: string,
  path: string,
  look: Look = desktop,
): Promise<Person> {
  const person = await newPerson(browser, product.url, name, look)
  await setStanding(product.url, name, { roles: ['user', 'operator'], totp_secret: secret })
  const { desk } = words[look.locale]
  await person.page.goto(person.path(path))
  await person.page
    .getByRole('textbox', { name: desk.door.code })
    .fill(await authenticator(product.url, secret)())
  await expect(person.page.getByRole('heading', { name: desk.door.title })).toBeHidden()
  return person
}

/** Presses an act in an open row, says why, and does it. */
async function act({ page }: Person, name: string, submit: string, reason: string) {
  await page.getByRole('button', { name, exact: true }).click()
  const form = page.getByRole('form', { name, exact: true })
  await form.getByRole('textbox').fill(reason)
  await form.getByRole('button', { name: submit, exact: true }).click()
}

test('a store is approved, suspended and restored from the queue, and its owner reads why', async ({
  browser,
}) => {
  const { deskQueue, merchant: text } = words.en
  const { store } = deskQueue
  const operator = await atTheDesk(
    browser,
    'reviewer',
    'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    '/operator/stores',
  )
  const merchant = await newPerson(browser, product.url, 'lamps', desktop)
  const { page } = operator
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(store.title)
  await expect(page.getByText(store.empty.pending_review)).toBeVisible()

  // Time approves by itself here, after ten seconds: whoever is slower than that does it with another store.
  let title = ''
  let count = 0
  let id = ''
  await expect(async () => {
    count += 1
    title = `Night Market ${count}`
    id = await openStore(merchant, { title, description: 'Lamps of our own workshop.' })
    await page.reload()
    await page.getByRole('button', { name: title }).click()
    await expect(page.getByText('Lamps of our own workshop.')).toBeVisible()
    await act(
      operator,
      say(store.doNamed.approve_store, { store: title }),
      store.do.approve_store,
      'Site and company register agree.',
    )
    await expect(page.getByText(say(store.done.approve_store, { store: title }))).toBeVisible()
  }).toPass()
  await expect(page.getByRole('button', { name: title })).toBeHidden()
  await merchant.page.goto(`/me/merchant/view/${id}`)
  await expect(merchant.page.getByRole('main').getByText(text.statusText.active)).toBeVisible()

  // Which stores are listed is in the address.
  await page.getByRole('button', { name: store.which }).click()
  await page.getByRole('option', { name: store.listed.active }).click()
  await expect(page).toHaveURL(/\/operator\/stores\?status=active$/)
  await page.getByRole('button', { name: title }).click()
  const why = 'The goods are not those of the description.'
  await act(operator, say(store.doNamed.suspend_store, { store: title }), store.do.suspend_store, why)
  await expect(page.getByText(say(store.done.suspend_store, { store: title }))).toBeVisible()
  // The owner's page hears of it by itself.
  await expect(merchant.page.getByRole('main').getByText(why)).toBeVisible()

  await page.goto('/operator/stores?status=suspended&search=night')
  await page.getByRole('button', { name: title }).click()
  await expect(page.getByText(why)).toBeVisible()
  await act(operator, say(store.doNamed.restore_store, { store: title }), store.do.restore_store, 'Mended.')
  await expect(page.getByText(say(store.done.restore_store, { store: title }))).toBeVisible()
  await expect(merchant.page.getByRole('main').getByText(text.statusText.active)).toBeVisible()
})

test('a deposit without a memo is credited by two operators in two browsers', async ({ browser }) => {
  const claimant = await newPerson(browser, product.url, 'claimant', desktop)
  const exchange = 'EQD__________________________________________0vo'
  await onChain(product.url, 'ton', 'send', {
    asset: 'TON',
    amount: '5',
    user_name: claimant.name,
    without_memo: true,
    from: exchange,
  })
  await onChain(product.url, 'ton', 'mine', { blocks: 1 })
  const [sent] = await transactionsOn(product.url, 'ton')
  const txid = sent?.txid ?? ''
  await claimant.api('POST /v1/deposits/claim', { network: 'ton', txid })

  const en = words.en.deskQueue.deposit
  const first = await atTheDesk(browser, 'asks', 'KRSXG5CTMVRXEZLUKN2XAZLSKRSXG5CT', '/operator/deposits')
  const row = first.page.getByRole('button', { name: /^5\sTON$/ })
  await row.click()
  await expect(first.page.getByText(txid)).toBeVisible()
  await expect(first.page.getByRole('list', { name: en.whose })).toContainText(en.earlierNone)
  await first.page.getByRole('button', { name: say(en.creditNamed, { name: claimant.name }) }).click()
  const form = first.page.getByRole('form')
  await form.getByRole('textbox', { name: words.en.desk.reason.label }).fill('Signed a message.')
  await form.getByRole('button', { name: en.ask }).click()
  // They wait for another one now, and cannot be it.
  await expect(first.page.getByText(words.en.desk.request.own)).toBeVisible()
  await expect(first.page.getByRole('button', { name: words.en.desk.request.decision.approve })).toBeHidden()
  expect(await tonOf(claimant)).toBe('0')

  const { desk, deskQueue } = words.ru
  const second = await atTheDesk(
    browser,
    'approves',
    'MFRGGZDFMZTWQ2LKMFRGGZDFMZTWQ2LK',
    '/operator/deposits',
    russianPhone,
  )
  await second.page.getByRole('button', { name: /^5\sTON$/ }).click()
  await expect(second.page.getByText('Signed a message.')).toBeVisible()
  const { approve } = desk.request.decision
  await second.page.getByRole('button', { name: approve }).click()
  await second.page.getByRole('dialog').getByRole('button', { name: approve }).click()
  await expect(second.page.getByText(deskQueue.deposit.empty)).toBeVisible()
  await expect.poll(() => tonOf(claimant)).toBe('5')
  await claimant.page.goto('/wallet')
  await expect(claimant.page.getByRole('list', { name: words.en.wallet.coins })).toContainText('5.00')
})

/** What somebody has of TON. */
async function tonOf(person: Person): Promise<string> {
  const { items } = await person.api<{ items: { asset: string; available: string }[] }>('GET /v1/me/balance')
  return items.find(({ asset }) => asset === 'TON')?.available ?? '0'
}
