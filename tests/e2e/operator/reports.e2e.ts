import { expect, type Browser, type Page } from '@playwright/test'
import { axeOn } from '../support/axeOn.ts'
import { newOperator, type Operator } from '../support/operators.ts'
import { desktop, give, newPerson, phone, russianPhone, sellBitcoin, type Person } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'
import { startTrade } from '../support/trades.ts'
import { logIn, newVisitor } from '../support/visitors.ts'
import { say, words } from '../support/words.ts'

const product = ownProduct(startProduct)
const {
  chat,
  desk,
  deskQueue,
  notification,
  openTrade,
  ownAdvert,

  report: text,
} = words.en

let first: Operator
let second: Operator

test.beforeAll(async ({ browser }) => {
  first = await newOperator(browser, product.url, 'first_operator', { path: '/operator/reports' })
  second = await newOperator(browser, product.url, 'second_operator', {
    path: '/operator/reports',
    look: russianPhone,
  })
})

/** Somebody who sells Bitcoin, and their offer. */
async function seller(browser: Browser, name: string) {
  const person = await newPerson(browser, product.url, name, desktop)
  await give(product.url, name, 'BTC', '0.01')
  return { person, offer: await sellBitcoin(person) }
}

/** Says what is wrong in the dialog that is open, until it is taken. */
async function fillReport(page: Page, reason: keyof typeof text.reason, said: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: text.reason[reason] }).check({ force: true })
  await dialog.getByRole('textbox', { name: text.words }).fill(said)
  await dialog.getByRole('button', { name: text.send, exact: true }).dblclick()
}

/** Presses an act in an open row, says why, and does it. */
async function act({ page }: Person, name: string, submit: string, reason: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  const form = page.getByRole('form', { name, exact: true })
  await form.getByRole('textbox').fill(reason)
  await form.getByRole('button', { name: submit, exact: true }).click()
}

test('an offer that is reported is hidden: nobody finds it, its owner reads why, whoever reported it is thanked', async ({
  browser,
}) => {
  const { person: owner, offer } = await seller(browser, 'cheat')
  const buyer = await newPerson(browser, product.url, 'careful', phone)
  await buyer.page.goto(`/trade/new/${offer.id}`)
  await buyer.page.getByRole('button', { name: text.open.offer }).click()
  await fillReport(buyer.page, 'outside', 'Asks for a gift card.')
  await expect(buyer.page.getByText(text.taken)).toBeVisible()
  expect((await axeOn(buyer.page).analyze()).violations).toEqual([])
  await buyer.page
    .getByRole('dialog')
    .getByRole('button', { name: words.en.common.verb.close })
    .last()
    .click()
  // A second report of the same is the first one.
  await buyer.page.getByRole('button', { name: text.open.offer }).click()
  await fillReport(buyer.page, 'spam', '')
  await expect(buyer.page.getByText(text.takenBefore)).toBeVisible()
  // Of one's own offer there is nothing to say.
  await owner.page.goto(`/trade/new/${offer.id}`)
  await expect(owner.page.getByRole('heading', { name: openTrade.offer })).toBeVisible()
  await expect(owner.page.getByRole('button', { name: text.open.offer })).toBeHidden()

  const { page } = first
  await page.reload()
  const row = page.getByRole('button', { name: say(deskQueue.report.name.offer, { name: 'BTC/NGN' }) })
  await row.click()
  await expect(page.getByText('From an account in your own name.')).toBeVisible()
  await expect(page.getByText('Asks for a gift card.')).toBeVisible()
  expect((await axeOn(page).analyze()).violations).toEqual([])
  const why = 'It asks to be paid by gift card.'
  const named = say(deskQueue.report.doNamed.hide_offer, { name: 'BTC/NGN' })
  await act(first, named, deskQueue.report.do.hide_offer, why)
  await expect(page.getByText(say(deskQueue.report.done.hide_offer, { name: 'BTC/NGN' }))).toBeVisible()
  await expect(row).toBeHidden()

  await owner.page.goto('/dashboard/ads')
  await expect(owner.page.getByText(say(ownAdvert.reason.withheld, { why }))).toBeVisible()
  await owner.page.goto('/notifications')
  await expect(owner.page.getByText(notification.code.offer_hidden)).toBeVisible()
  await buyer.page.goto('/notifications')
  await expect(buyer.page.getByText(notification.code.report_acted)).toBeVisible()
  await buyer.page.goto('/buy/BTC')
  await expect(buyer.page.getByText(owner.name)).toBeHidden()

  // Hidden, it can be shown again.
  await page.getByRole('radio', { name: deskQueue.report.listed.hidden }).check({ force: true })
  await expect(page).toHaveURL(/\/operator\/reports\?state=hidden$/)
  await row.click()
  await expect(page.getByText(why)).toBeVisible()
  await act(
    first,
    say(deskQueue.report.doNamed.show_offer, { name: 'BTC/NGN' }),
    deskQueue.report.do.show_offer,
    'They have changed it.',
  )
  await expect(page.getByText(deskQueue.report.empty.hidden)).toBeVisible()
  await owner.page.goto('/dashboard/ads')
  await expect(owner.page.getByText(say(ownAdvert.reason.withheld, { why }))).toBeHidden()
})

test('a person and a message are reported; the message is read with a reason, and another operator dismisses both', async ({
  browser,
}) => {
  const { person: cheat, offer } = await seller(browser, 'rude')
  const buyer = await newPerson(browser, product.url, 'patient', desktop)
  const trade = await startTrade(buyer, offer)
  await cheat.api(`POST /v1/trades/${trade}/create_message_in_trade_conversation`, {
    text: 'Pay my cousin instead.',
    client_id: 'client-0001',
  })
  const { page } = buyer
  await page.goto(`/trade/${trade}`)
  await expect(page.getByText('Pay my cousin instead.')).toBeVisible()
  await page.getByRole('button', { name: chat.report }).click({ force: true })
  await fillReport(page, 'fraud', '')
  await expect(page.getByText(text.taken)).toBeVisible()
  await page.goto(`/user/${cheat.name}`)
  await page.getByRole('button', { name: text.open.person }).click()
  await fillReport(page, 'other', '')
  // Something else says too little.
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('dialog').getByRole('textbox').fill('Wrote to me again and again.')
  await page.getByRole('dialog').getByRole('button', { name: text.send, exact: true }).click()
  await expect(page.getByText(text.taken)).toBeVisible()

  await first.page.goto('/operator/reports')
  await first.page.getByRole('button', { name: say(deskQueue.report.name.message, { name: trade }) }).click()
  await expect(first.page.getByText('Pay my cousin instead.')).toBeHidden()
  await act(first, deskQueue.report.read, deskQueue.report.readNow, 'To judge the report.')
  await expect(first.page.getByText('Pay my cousin instead.')).toBeVisible()
  await first.page.goto('/operator/trail')
  await expect(
    first.page.getByText(say(desk.deed.read_message, { actor: first.name, subject: trade })),
  ).toBeVisible()
  await expect(first.page.getByText('Pay my cousin instead.')).toBeHidden()

  const ru = words.ru.deskQueue.report
  await second.page.reload()
  for (const name of [say(ru.name.message, { name: trade }), cheat.name]) {
    const label = name === cheat.name ? cheat.name : trade
    await second.page.getByRole('button', { name, exact: true }).click()
    await act(
      second,
      say(ru.doNamed.dismiss_report, { name: label }),
      ru.do.dismiss_report,
      'Они помирились.',
    )
    await expect(second.page.getByText(say(ru.done.dismiss_report, { name: label }))).toBeVisible()
  }
  await page.goto('/notifications')
  await expect(page.getByText(notification.code.report_dismissed).first()).toBeVisible()
})

test('a held bonus is cleared by two operators', async ({ browser }) => {
  const inviter = await newPerson(browser, product.url, 'inviter', desktop)
  const { items } = await inviter.api<{ items: { code: string }[] }>('GET /v1/me/invite_codes')
  const invitee = await newPerson(browser, product.url, 'invitee', desktop, items[0]?.code ?? '')
  // Both come in by one browser.
  const one = await newVisitor(browser, product.url, desktop)
  for (const person of [inviter, invitee]) {
    await one.page.goto('/wallet')
    await logIn(one, person.name)
    await expect(one.page).toHaveURL(/\/wallet$/)
    await one.page.goto('/log-out')
    await expect(one.page.getByRole('form', { name: one.auth.logInTitle })).toBeVisible()
  }
  const { invitation } = deskQueue
  await first.page.goto('/operator/bonuses')
  await first.page.getByRole('button', { name: invitee.name, exact: true }).click()
  const clear = say(invitation.doNamed.clear_tie, { name: invitee.name })
  await act(first, clear, invitation.do.clear_tie, 'They are brothers.')
  await expect(first.page.getByText(desk.request.own)).toBeVisible()

  const ru = words.ru.desk.request
  await second.page.goto('/ru/operator/bonuses')
  await second.page.getByRole('button', { name: invitee.name, exact: true }).click()
  await expect(second.page.getByText('They are brothers.')).toBeVisible()
  await second.page.getByRole('button', { name: ru.decision.approve }).click()
  await second.page.getByRole('dialog').getByRole('button', { name: ru.decision.approve }).click()
  await expect(second.page.getByText(words.ru.deskQueue.invitation.empty)).toBeVisible()
})
