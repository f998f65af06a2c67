import { expect } from '@playwright/test'
import { axeOn } from '../support/axeOn.ts'
import { newOperator } from '../support/operators.ts'
import { advance, desktop, newPerson, phone, setStanding } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'
import { openTrade } from '../support/trades.ts'
import { say, words } from '../support/words.ts'

const product = ownProduct(startProduct)
const { desk, deskDispute: text, dispute } = words.en

test('an arbiter asks, hears another one and rules at the desk; two operators find the ruling wrong', async ({
  browser,
}) => {
  const { id, buyer, seller } = await openTrade(browser, product.url, 'judged')
  await buyer.api(`POST /v1/trades/${id}/confirm`, { payer_name: 'AMINA O. BELLO' })
  await advance(product.url, 16)
  await buyer.api(`POST /v1/trades/${id}/create_dispute`, {
    reason: 'payment_reversed',
    statement: 'Paid at 14:04 from OPay.',
  })

  const arbiter = await newPerson(browser, product.url, 'kemi_arbiter', desktop)
  await setStanding(product.url, 'kemi_arbiter', { roles: ['user', 'arbiter'] })
  await arbiter.page.goto('/operator/disputes?list=nobodys')
  await expect(arbiter.page.getByText(desk.arbiter).first()).toBeVisible()
  // Disputes alone.
  await expect(arbiter.page.getByRole('link', { name: desk.place.trail })).toBeHidden()
  await arbiter.page
    .getByRole('link', { name: say(dispute.desk.trade, { kind: dispute.desk.dispute, id }) })
    .click()
  await expect(arbiter.page.getByRole('heading', { name: text.rule.title })).toBeVisible()
  expect((await axeOn(arbiter.page).analyze()).violations).toEqual([])

  // What is worth asking is written in the chat, for both to read.
  const question = `${text.question.to.seller}: ${text.question.code.account_history}`
  await arbiter.page.getByRole('button', { name: say(text.question.sendTo, { question }) }).click()
  await seller.page.goto(`/trade/${id}`)
  await expect(seller.page.getByText(question).first()).toBeAttached()

  await arbiter.page.getByRole('button', { name: text.opinions.ask }).click()
  await arbiter.page
    .getByRole('textbox', { name: text.opinions.question })
    .fill('Would you take the receipt for genuine?')
  await arbiter.page.getByRole('button', { name: text.opinions.send, exact: true }).click()
  await expect(arbiter.page.getByText(text.opinions.open)).toBeVisible()

  const first = await newOperator(browser, product.url, 'first_judge', {
    path: '/operator/disputes?list=opinions',
    look: phone,
  })
  const second = await newOperator(browser, product.url, 'other_judge', { path: '/operator/requests' })
  await first.page.getByRole('link', { name: say(text.opinions.about, { id }) }).click()
  const answering = first.page.getByRole('form', { name: text.opinions.answer })
  await answering.getByRole('radio', { name: text.rule.seller.name }).check({ force: true })
  await answering.getByRole('textbox').fill('The bank uses this typeface nowhere.')
  await answering.getByRole('button', { name: text.opinions.answer }).click()
  await expect(first.page.getByText(text.opinions.seller)).toBeVisible()
  expect((await axeOn(first.page).analyze()).violations).toEqual([])

  const reason = 'The receipt matches the account of the seller.'
  await arbiter.page.reload()
  await expect(arbiter.page.getByText(text.opinions.seller)).toBeVisible()
  const ruling = arbiter.page.getByRole('region', { name: text.rule.title, exact: true })
  await ruling.getByRole('radio', { name: text.rule.buyer.name }).check({ force: true })
  await ruling.getByRole('textbox').fill(reason)
  await ruling.getByRole('checkbox').check({ force: true })
  await ruling.getByRole('button', { name: text.rule.act, exact: true }).click()
  await expect(ruling).toBeHidden()
  await expect(seller.page.getByText(reason).first()).toBeAttached()

  await first.page.goto('/operator/disputes?list=rulings')
  const title = say(text.rulings.actTitle, { id })
  await first.page.getByRole('button', { name: title }).click()
  const form = first.page.getByRole('form', { name: title })
  await form.getByRole('textbox').fill('The receipt was forged.')
  await form.getByRole('button', { name: text.rulings.act, exact: true }).click()
  await expect(first.page.getByText(say(text.rulings.asked, { id }))).toBeVisible()
  await second.page.reload()
  await second.page.getByRole('button', { name: desk.request.decision.approve, exact: true }).first().click()
  await second.page
    .getByRole('dialog')
    .getByRole('button', { name: desk.request.decision.approve, exact: true })
    .click()
  await expect(second.page.getByRole('dialog')).toBeHidden()
  await arbiter.page.goto('/operator/disputes?list=overturned')
  await expect(arbiter.page.getByText(text.rulings.overturned).first()).toBeVisible()
  await expect(arbiter.page.getByText(/The receipt was forged/)).toBeVisible()
})

test('somebody takes what is kept about them with them, once', async ({ browser }) => {
  const { setting, auth } = words.en
  const person = await newPerson(browser, product.url, 'takes_along', phone)
  await person.page.goto('/settings')
  await person.page.getByRole('button', { name: setting.data.ask }).click()
  const dialog = person.page.getByRole('dialog')
  await dialog.getByLabel(auth.password, { exact: true }).fill('Amina-2026')
  await dialog.getByRole('button', { name: setting.data.ask }).click()
  await expect(dialog).toBeHidden()
  await advance(product.url, 1)
  await person.page.reload()
  const link = person.page.getByRole('link', { name: setting.data.download })
  const [file] = await Promise.all([person.page.waitForEvent('download'), link.click()])
  expect(file.suggestedFilename()).toMatch(/\.json$/)
  await person.page.reload()
  await expect(link).toBeHidden()
})
