import { expect, type Page } from '@playwright/test'
import { axeOn } from '../support/axeOn.ts'
import { newOperator, type Operator } from '../support/operators.ts'
import { desktop, newPerson, openLive, russianPhone, type Person } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'
import { say, words } from '../support/words.ts'

const product = ownProduct(startProduct)
const { deskPerson, desk, send } = words.en

let first: Operator
let second: Operator

test.beforeAll(async ({ browser }) => {
  first = await newOperator(browser, product.url, 'first_operator', { path: '/operator/people' })
  second = await newOperator(browser, product.url, 'second_operator', { path: '/operator/people' })
})

/** The card of a part of somebody's page. */
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Looks for somebody, and opens the one who is found. */
async function find(page: Page, text: string, name: string): Promise<void> {
  await page.goto('/operator/people')
  await page.getByRole('searchbox', { name: deskPerson.list.search }).fill(text)
  await expect(page).toHaveURL(new RegExp(`search=`))
  const rows = page
    .getByRole('list', { name: deskPerson.list.label })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
  await expect(rows).toHaveCount(1)
  await rows.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

type Act = keyof typeof deskPerson.act.name

/** Prepares an act with its reason; the press is the caller's. */
async function prepare(page: Page, act: Act, reason: string): Promise<void> {
  const panel = part(page, deskPerson.act.title)
  await panel.getByRole('radio', { name: deskPerson.act.name[act], exact: true }).check({ force: true })
  await panel.getByRole('textbox', { name: deskPerson.act.reason }).fill(reason)
}

/** Does something about somebody whose page is open. */
async function act(page: Page, name: Act, person: Person, reason: string): Promise<void> {
  await prepare(page, name, reason)
  await page.getByRole('button', { name: say(deskPerson.act.do[name], { name: person.name }) }).dblclick()
  await expect(page.getByText(say(deskPerson.act.done[name], { name: person.name }))).toBeVisible()
}

test('somebody is found by name, e-mail and an address of theirs; reading a phone or e-mail leaves an entry with its reason', async ({
  browser,
}) => {
  const person = await newPerson(browser, product.url, 'looked_for', desktop)
  const { address } = await person.api<{ address: string }>('POST /v1/accounts/generate', {
    crypto_currency_code: 'BTC',
    network: 'bitcoin',
  })
  const { page } = first
  for (const text of ['looked_', `${person.name}@souk.test`, address]) await find(page, text, person.name)
  expect((await axeOn(page).analyze()).violations).toEqual([])

  const fields = part(page, deskPerson.fields.title)
  await expect(fields.getByText(`${person.name}@souk.test`)).toBeHidden()
  const email = deskPerson.fields.name.email
  await fields.getByRole('button', { name: say(deskPerson.fields.showNamed, { field: email }) }).click()
  await fields.getByRole('button', { name: deskPerson.fields.read }).click()
  await expect(fields.getByRole('textbox', { name: deskPerson.fields.reason })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await fields.getByRole('textbox', { name: deskPerson.fields.reason }).fill('To answer their letter')
  await fields.getByRole('button', { name: deskPerson.fields.read }).click()
  await expect(fields.getByText(`${person.name}@souk.test`)).toBeVisible()
  await expect(fields.getByText(deskPerson.fields.noted)).toBeVisible()

  const trail = part(page, deskPerson.trail.title)
  await expect(trail.getByText('To answer their letter')).toBeVisible()
  await trail.getByRole('link', { name: deskPerson.trail.all }).click()
  await expect(page.getByRole('heading', { level: 1, name: desk.trail.title })).toBeVisible()
  await expect(page.getByText('To answer their letter')).toBeVisible()
  await page.goBack()
  // It was shown to who asked then, and to nobody since.
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible()
  await expect(page.getByText(`${person.name}@souk.test`)).toBeHidden()

  await expect(part(page, deskPerson.notes.title).getByText(deskPerson.notes.none)).toBeVisible()
  await page.keyboard.press('n')
  await page.keyboard.type('Answered by letter')
  await page.getByRole('button', { name: deskPerson.notes.add }).click()
  await expect(part(page, deskPerson.notes.title).getByRole('listitem')).toContainText('Answered by letter')
})

test('who is suspended sees it in their own browser and sends nothing, until they are restored; once however often it is pressed', async ({
  browser,
}) => {
  const person = await newPerson(browser, product.url, 'suspended_one', desktop)
  const { page } = first
  await page.goto(`/operator/people/${person.name}`)
  await act(page, 'suspend', person, 'Paid from a stranger’s account')
  await expect(part(page, deskPerson.trail.title).getByText('Paid from a stranger’s account')).toHaveCount(1)
  await person.page.goto('/wallet/send/BTC')
  await expect(person.page.getByText(send.obstacle.suspended)).toBeVisible()

  await act(page, 'restore', person, 'The account was their own')
  await person.page.reload()
  await expect(person.page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(person.page.getByText(send.obstacle.suspended)).toBeHidden()
})

test('money that one operator holds leaves again by the word of another one alone', async ({ browser }) => {
  const person = await newPerson(browser, product.url, 'held_one', desktop)
  const path = `/operator/people/${person.name}`
  await first.page.goto(path)
  await act(first.page, 'hold_money', person, 'A new device an hour after a new phone')
  await expect(first.page.getByText(deskPerson.standing.held, { exact: true })).toBeVisible()

  await prepare(first.page, 'lift_hold', 'Answered the call on the old number')
  await first.page.getByRole('button', { name: deskPerson.act.ask }).click()
  await expect(first.page.getByText(/^Another operator is asked, until/)).toBeVisible()
  // Whoever asked may take it back, and nothing else.
  await expect(first.page.getByRole('button', { name: desk.request.decision.withdraw })).toBeVisible()
  await expect(first.page.getByRole('button', { name: desk.request.decision.approve })).toBeHidden()

  await second.page.goto(path)
  await second.page.getByRole('button', { name: desk.request.decision.approve }).click()
  await second.page.getByRole('dialog').getByRole('button', { name: desk.request.decision.approve }).click()
  await expect(second.page.getByText(deskPerson.standing.held, { exact: true })).toBeHidden()
  await expect(
    part(second.page, deskPerson.trail.title).getByText('Answered the call on the old number').first(),
  ).toBeVisible()
  await first.page.reload()
  await expect(first.page.getByRole('heading', { level: 1, name: person.name })).toBeVisible()
  await expect(first.page.getByText(deskPerson.standing.held, { exact: true })).toBeHidden()
})

test('a ban ends every session at once, on a phone in Russian too', async ({ browser }) => {
  const person = await newPerson(browser, product.url, 'banned_one', russianPhone)
  await openLive(person.page, person.path('/dashboard'))
  const { page } = first
  await page.goto(`/operator/people/${person.name}`)
  await act(page, 'ban', person, 'Three stolen accounts in a week')
  await expect(person.page).toHaveURL(/log-in/)
  await expect(part(page, deskPerson.sessions.title).getByText(deskPerson.sessions.none)).toBeVisible()
  await expect(page.getByRole('radio', { name: deskPerson.act.name.restore })).toBeAttached()
  await expect(page.getByRole('radio', { name: deskPerson.act.name.ban })).not.toBeAttached()
})

test('an operator is offered nothing about themselves, and nobody else has these pages', async ({
  browser,
}) => {
  const { page } = first
  await page.goto(`/operator/people/${first.name}`)
  await expect(page.getByText(deskPerson.act.none)).toBeVisible()
  await expect(part(page, deskPerson.act.title).getByRole('radio')).toHaveCount(0)

  const somebody = await newPerson(browser, product.url, 'nosy_one', desktop)
  for (const path of ['/operator/people', `/operator/people/${first.name}`]) {
    await somebody.page.goto(path)
    await expect(somebody.page.getByText(words.en.state.notFound.title)).toBeVisible()
  }
})

test('keys lead along the list and from person to person', async () => {
  const { page } = first
  await page.goto('/operator/people?standing=operator')
  await expect(page.getByRole('link', { name: second.name })).toBeVisible()
  // The newest first.
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: second.name })).toBeVisible()
  await expect(page.getByText(deskPerson.keys.people)).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeVisible()
  await expect(page.getByText(deskPerson.keys.people)).toBeVisible()
  await page.keyboard.press('k')
  await expect(page.getByRole('heading', { level: 1, name: second.name })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/operator\/people\?standing=operator$/)
})
