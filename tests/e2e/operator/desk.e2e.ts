import { expect, type Browser, type Page } from '@playwright/test'
import { authenticator } from '../support/authenticator.ts'
import { axeOn } from '../support/axeOn.ts'
import {
  advance,
  desktop,
  newPerson,
  openBrowser,
  phone,
  setStanding,
  type Look,
  type Person,
} from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'
import { openStore } from '../support/stores.ts'
import { words } from '../support/words.ts'

const product = ownProduct(startProduct)
const { desk } = words.en

interface Operator extends Person {
  readonly nextCode: () => Promise<string>
}

async function newOperator(
  browser: Browser,
  name: string,
  secret: string,
  look: Look = desktop,
): Promise<Operator> {
  const operator = await newPerson(browser, product.url, name, look)
  await setStanding(product.url, name, { roles: ['user', 'operator'], totp_secret: secret })
  return { ...operator, nextCode: authenticator(product.url, secret) }
}

const [firstSecret, secondSecret] = ['JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', 'KRSXG5DTNFXGOIDTKRSXG5DTNFXGOIDT']

/** Opens the desk at one of its pages with a code. */
async function openDesk({ page, nextCode }: Operator, path: string): Promise<void> {
  await page.goto(path)
  await page.getByLabel(desk.door.code).fill(await nextCode())
  await expect(page.getByRole('heading', { name: desk.door.title })).toBeHidden()
}

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })

test('for whoever is no operator there is no desk', async ({ browser }) => {
  const visiting = await openBrowser(browser, product.url, desktop)
  const visitor = await visiting.newPage()
  await visitor.goto('/operator')
  await expect(visitor).toHaveURL(/\/log-in/)

  const { page } = await newPerson(browser, product.url, 'nobody', desktop)
  await page.goto('/no/such/address')
  const nowhere = await page.getByRole('main').textContent()
  for (const path of ['/operator', '/operator/requests', '/operator/trail', '/operator/switches']) {
    await page.goto(path)
    await expect(page.getByRole('main')).toHaveText(nowhere ?? '')
    await expect(page).toHaveTitle(/Page not found/)
  }
})

test('an operator opens the desk with a code, sees a store that waits, and works by keys alone', async ({
  browser,
}) => {
  const shop = await newPerson(browser, product.url, 'shopkeeper', desktop)
  const operator = await newOperator(browser, 'd_osei', firstSecret)
  const { page, nextCode } = operator
  await page.goto('/operator')
  await expect(titleOf(page)).toHaveText(desk.door.title)
  await expect(page.getByRole('heading', { name: desk.queue.title })).toBeHidden()
  expect((await axeOn(page).analyze()).violations).toEqual([])
  await page.getByLabel(desk.door.code).fill('000000')
  await expect(page.getByText('Wrong code')).toBeVisible()
  await page.getByLabel(desk.door.code).fill('')
  const code = await nextCode()
  await openStore(shop)
  await page.getByLabel(desk.door.code).fill(code)
  await expect(titleOf(page)).toHaveText(desk.today.title)
  const queues = page.getByRole('region', { name: desk.queue.title })
  await expect(queues.getByRole('listitem').filter({ hasText: desk.queue.name.stores })).toContainText('1')
  expect((await axeOn(page).analyze()).violations).toEqual([])

  // A digit leads to its row, an arrow on, Enter opens.
  await page.keyboard.press('1')
  await expect(queues.getByRole('link', { name: desk.queue.name.disputes })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/operator\/disputes$/)
  await page.goBack()
  await expect(titleOf(page)).toHaveText(desk.today.title)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: desk.keys.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await expect(titleOf(page)).toHaveText(desk.trail.title)
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await expect(titleOf(page)).toHaveText(desk.today.title)
})

test('two operators: one asks to resume withdrawals, and another one does it', async ({ browser }) => {
  const asker = await newOperator(browser, 'm_silva', firstSecret)
  const second = await newOperator(browser, 'kemi_a', secondSecret, phone)
  await openDesk(asker, '/operator/switches')
  const { page } = asker
  const reasonIn = (at: Page) => at.getByRole('dialog').getByRole('textbox')
  const submit = (at: Page, name: string) => at.getByRole('dialog').getByRole('button', { name }).click()

  // One operator is enough to stop what leaves.
  await page.getByRole('button', { name: 'Pause: Withdrawals' }).click()
  await submit(page, desk.switches.do.pause)
  await expect(page.getByRole('dialog').getByText('Required field')).toBeVisible()
  await reasonIn(page).fill('The node of Litecoin is behind')
  await submit(page, desk.switches.do.pause)
  await expect(page.getByText(desk.switches.paused, { exact: true })).toBeVisible()

  // To let it go on again takes two.
  await page.getByRole('button', { name: 'Resume: Withdrawals' }).click()
  await reasonIn(page).fill('The node has caught up')
  await submit(page, desk.switches.do.resume)
  await expect(page.getByText(desk.switches.asked)).toBeVisible()
  await expect(page.getByText(desk.switches.paused, { exact: true })).toBeVisible()
  await page.goto('/operator/requests')
  await expect(page.getByText(desk.request.own)).toBeVisible()
  await expect(page.getByRole('button', { name: desk.request.decision.approve })).toHaveCount(0)

  await openDesk(second, '/operator')
  await second.page.getByRole('link', { name: desk.today.look }).click()
  await second.page.getByRole('button', { name: desk.request.decision.approve }).click()
  await submit(second.page, desk.request.decision.approve)
  await expect(second.page.getByText(desk.request.empty)).toBeVisible()

  // Both read in the trail what was done, by whom and why.
  for (const at of [page, second.page]) {
    await at.goto('/operator/trail')
    const entries = at.getByRole('list', { name: desk.trail.list })
    await expect(entries).toContainText('m_silva paused: Withdrawals')
    await expect(entries).toContainText('kemi_a resumed: Withdrawals')
    await expect(entries).toContainText('The node has caught up')
  }
  await page.getByRole('button', { name: desk.trail.check }).click()
  await expect(page.getByText(/entries are as they were written/)).toBeVisible()

  // What it is narrowed by is in the address.
  await page.getByRole('button', { name: desk.trail.filter.deed }).click()
  await page.getByRole('option', { name: desk.deedName.pause, exact: true }).click()
  await expect(page).toHaveURL(/deed=pause/)
  await expect(
    page.getByRole('list', { name: desk.trail.list }).getByRole('listitem').filter({ hasText: 'resumed' }),
  ).toHaveCount(0)
})

test('when the quarter of an hour is over the code is asked for over the page, and nothing typed is lost', async ({
  browser,
}) => {
  const operator = await newOperator(browser, 'slow_one', firstSecret)
  await openDesk(operator, '/operator/switches')
  const { page, nextCode } = operator
  await page.getByRole('button', { name: /^Switch (on|off): Swaps$/ }).click()
  const reason = page.getByRole('dialog').getByRole('textbox')
  await reason.fill('Written slowly, with a call in between')
  await advance(product.url, 16)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Switch (on|off)$/ })
    .click()

  const door = page.getByRole('dialog', { name: desk.door.title })
  await expect(door).toBeVisible()
  await door.getByLabel(desk.door.code).fill(await nextCode())
  await expect(door).toBeHidden()
  await expect(reason).toHaveValue('Written slowly, with a call in between')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Switch (on|off)$/ })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('Written slowly, with a call in between')).toBeVisible()

  // Closed by whoever opened it, it shows nothing until the next code.
  await page.getByRole('button', { name: /^Confirmed by 2FA for/ }).click()
  await page.getByRole('button', { name: desk.door.close }).click()
  await expect(titleOf(page)).toHaveText(desk.door.title)
})
