import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { russianPhone, type Person } from '../support/people.ts'
import { sharedProduct, test } from '../support/productTest.ts'
import { openTrade } from '../support/trades.ts'

const product = sharedProduct()

const picture = fileURLToPath(new URL('../../../docs/images/souk.png', import.meta.url))

/** Writes in the chat, in either language. */
async function say({ page }: Person, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: /^(Write a message|Написать сообщение)$/ })
  await box.fill(text)
  await box.press('Enter')
}

test('all that stands beside a trade, in two browsers: asks, pins, care, history, notes, the receipt and a poke', async ({
  browser,
}) => {
  const { id, buyer, seller } = await openTrade(browser, product.url, 'beside', {
    sellerLook: russianPhone,
  })
  await seller.page.getByRole('button', { name: /^Чат/ }).click()

  // The seller asks for a file; the buyer is told where they write, and attaches one.
  await seller.page.getByRole('button', { name: /^Ещё, партнёр/ }).click()
  await seller.page.getByRole('menuitem', { name: 'Попросить файл' }).click()
  await expect(buyer.page.getByText('beside_seller asks you for a file.')).toBeVisible()
  await expect(buyer.page.getByRole('log').getByText(/The seller asks for a file/)).toBeVisible()
  await buyer.page.locator('input[type=file]').setInputFiles(picture)
  await expect(buyer.page.getByRole('button', { name: 'Remove souk.png' })).toBeVisible()
  await buyer.page.getByRole('button', { name: 'Send message' }).click()
  await expect(buyer.page.getByText('beside_seller asks you for a file.')).toBeHidden()

  // The picture is looked at closely.
  await seller.page.getByRole('link', { name: 'Открыть souk.png' }).click()
  const closely = seller.page.getByRole('dialog', { name: 'souk.png' })
  const zoomed = closely.getByRole('img', { name: 'souk.png' })
  const widthOf = () => zoomed.evaluate(image => image.getBoundingClientRect().width)
  const whole = await widthOf()
  await closely.getByRole('button', { name: 'Увеличить' }).click()
  await expect.poll(widthOf).toBeGreaterThan(whole * 1.2)
  await seller.page.keyboard.press('Escape')

  // A link is asked about before it goes out, and marked where it arrives; prohibited words do not go out at all.
  await say(buyer, 'Read souk-help.online')
  await expect(buyer.page.getByRole('alert').filter({ hasText: 'There is a link' })).toBeVisible()
  await buyer.page.getByRole('button', { name: 'Send anyway' }).click()
  await expect(seller.page.getByText(/Никогда не входите по ней/)).toBeVisible()
  await say(seller, 'Ни рубля, с у к а')
  await expect(seller.page.getByText('Текст содержит запрещённые слова')).toBeVisible()
  await seller.page.getByRole('button', { name: 'Убрать', exact: true }).click()

  // What one pins stands over the chat of the other.
  await say(buyer, 'My bank is GTB.')
  await expect(seller.page.getByText('My bank is GTB.')).toBeVisible()
  await seller.page.getByRole('button', { name: 'Закрепить' }).last().click()
  const pins = buyer.page.getByRole('region', { name: 'Pinned messages' })
  await expect(pins.getByText('My bank is GTB.')).toBeVisible()
  await pins.getByRole('button', { name: '1 pinned message' }).click()
  await pins.getByRole('button', { name: 'Unpin' }).click()
  await expect(pins).toBeHidden()
  await expect(seller.page.getByRole('region', { name: 'Закреплённые сообщения' })).toBeHidden()

  // A note is one's own; it is there after the page is loaded anew.
  await buyer.page.getByRole('tab', { name: 'Notes' }).click()
  const note = buyer.page.getByRole('textbox', { name: 'Your note on this trade' })
  await note.fill('Reference 4711')
  await buyer.page.getByRole('tabpanel').getByRole('button', { name: /^Save/ }).first().click()
  await expect(buyer.page.getByText(/^Saved/)).toBeVisible()
  await buyer.page.reload()
  await buyer.page.getByRole('tab', { name: 'Notes' }).click()
  await expect(note).toHaveValue('Reference 4711')

  // To its end: the history says who did what, and the receipt is a file of its own in each language.
  await buyer.api(`POST /v1/trades/${id}/confirm`, { payer_name: 'AMINA BELLO' })
  await seller.api(`POST /v1/trades/${id}/complete`, { money_received: true, amount: '250000' })
  await buyer.page.getByRole('tab', { name: 'History' }).click()
  const steps = buyer.page.getByRole('list', { name: 'Steps of this trade' }).getByRole('listitem')
  await expect(steps.first()).toContainText(/0.0025\sBTC released to the buyer/)
  await expect(steps.first()).toContainText('beside_seller')
  await expect(steps.last()).toContainText('You')
  await expect(buyer.page.getByText(/Use them as you like/)).toBeVisible()
  const [receipt] = await Promise.all([
    buyer.page.waitForEvent('download'),
    buyer.page.getByRole('link', { name: 'Receipt (PDF)' }).click(),
  ])
  expect(receipt.suggestedFilename()).toBe(`souk-${id}.pdf`)
  expect((await readFile(await receipt.path())).subarray(0, 5).toString()).toBe('%PDF-')

  // The owner goes on vacation: whoever comes back to the ad can tell them that they wait.
  const { advert_id: advert } = await buyer.api<{ advert_id: string }>(`GET /v1/trades/${id}`)
  await seller.api(`PATCH /v2/pro/${advert}`, { is_on_vacation: true })
  await seller.page.goto(seller.path('/notifications'))
  await buyer.page.goto(`/trade/new/${advert}`)
  await buyer.page.getByRole('button', { name: 'Tell beside_seller that you wait' }).click()
  await expect(buyer.page.getByText(/beside_seller knows that you wait/)).toBeVisible()
  await expect(seller.page.getByRole('main').getByText(/beside_buyer ждёт/)).toBeVisible()
})
