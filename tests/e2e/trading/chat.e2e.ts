import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { desktop, openBrowser } from '../support/people.ts'
import { sharedProduct, test } from '../support/productTest.ts'
import { dialogOf, markPaid, openTrade } from '../support/trades.ts'

const product = sharedProduct()

const picture = fileURLToPath(new URL('../../../docs/images/souk.png', import.meta.url))
const receipt = {
  name: 'receipt.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
}

test('a picture and a PDF go from one to the other, are seen and downloaded, and by nobody else', async ({
  browser,
}) => {
  const { url } = product
  const { buyer, seller } = await openTrade(browser, url, 'files')
  const { page } = buyer
  const file = page.locator('input[type=file]')
  const send = page.getByRole('button', { name: 'Send message' })

  await file.setInputFiles({
    name: 'run.exe',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('MZ'),
  })
  await expect(page.getByText('Attach a JPG, PNG, WebP or PDF file')).toBeVisible()
  await file.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByText('Attach a JPG, PNG, WebP or PDF file')).toBeHidden()
  await expect(send)
    .toBeDisabled()
    .catch(() => {})

  // Its way up is seen, and can be stopped; then it goes up after all.
  let holdsUploads = true
  await page.route('**/attachments', async route => {
    if (holdsUploads) {
      await page.getByRole('progressbar', { name: /^Uploading/ }).waitFor()
      await page.getByRole('button', { name: 'Stop uploading souk.png' }).click()
    }
    holdsUploads = false
    await route.continue().catch(() => {})
  })
  await file.setInputFiles(picture)
  await expect.poll(() => holdsUploads).toBe(false)
  await expect(page.getByRole('progressbar')).toBeHidden()
  await expect(page.getByText('souk.png')).toBeHidden()
  await file.setInputFiles(picture)
  await expect(page.getByRole('button', { name: 'Remove souk.png' })).toBeVisible()
  await send.dblclick()
  await file.setInputFiles(receipt)
  await page.getByRole('textbox', { name: 'Write a message' }).fill('The receipt.')
  await expect(page.getByRole('button', { name: 'Remove receipt.pdf' })).toBeVisible()
  await send.click()

  const log = seller.page.getByRole('log')
  await expect(log.getByText('The receipt.')).toBeVisible()
  await expect(log.getByRole('img', { name: 'Open souk.png' })).toHaveCount(1)
  const [pdf] = await Promise.all([
    seller.page.waitForEvent('download'),
    log.getByRole('link', { name: 'Download receipt.pdf' }).click(),
  ])
  expect(pdf.suggestedFilename()).toBe('receipt.pdf')

  // The picture comes up over the page, whole; the focus goes into it and back.
  const thumbnail = log.getByRole('link', { name: 'Open souk.png' })
  await thumbnail.press('Enter')
  const dialog = dialogOf(seller.page)
  const whole = dialog.getByRole('img', { name: 'souk.png' })
  await expect
    .poll(() => whole.evaluate(image => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await expect(dialog.getByRole('link', { name: 'Download souk.png' })).toBeVisible()
  await seller.page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(thumbnail).toBeFocused()
  await thumbnail.press('Enter')
  await expect(dialog).toHaveCount(1)
  await seller.page.goBack()
  await seller.page.goForward()
  await expect(dialog).toHaveCount(0)

  const address = (await log.getByRole('link', { name: 'Download souk.png' }).getAttribute('href')) ?? ''
  const stranger = await openBrowser(browser, url, desktop)
  const answer = await (await stranger.newPage()).goto(address)
  expect(answer?.status()).toBe(401)
  await stranger.close()
})

/** What a page asks of the service, but for the hints of the development tools, and what it is told of its own figures. */
interface Watched {
  readonly asked: readonly string[]
  readonly figures: readonly string[]
}

/** Opens a page anew under the test's clock, and watches it from when it is quiet. */
async function watch(page: Page): Promise<Watched> {
  const asked: string[] = []
  const figures: string[] = []
  page.on('request', request => {
    const operation = request.headers()['x-apollo-operation-name']
    if (operation !== undefined && operation !== 'Demo') asked.push(operation)
  })
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      if (payload.includes('AccountFiguresEvent')) figures.push(payload.toString())
    }),
  )
  await page.clock.install()
  await page.reload()
  await expect(page.getByRole('log').getByText('locked in escrow')).toBeVisible()
  await page.waitForLoadState('networkidle')
  asked.length = 0
  figures.length = 0
  return { asked, figures }
}

/** Longer than the app waits for what an event has announced, before it asks. */
const untilAsked = 4000

test('a message that comes in asks nothing of the service but to be marked as read', async ({ browser }) => {
  const { buyer, seller } = await openTrade(browser, product.url, 'quiet')
  const [sent, heard] = [await watch(buyer.page), await watch(seller.page)]
  const said = ['One.', 'Two.', 'Three.']
  for (const [at, text] of said.entries()) {
    const box = buyer.page.getByRole('textbox', { name: 'Write a message' })
    await box.fill(text)
    await box.press('Enter')
    await expect(seller.page.getByRole('log').getByText(text)).toBeVisible()
    await expect.poll(() => heard.asked.length).toBe(at + 1)
  }
  for (const { page } of [buyer, seller]) await page.clock.runFor(untilAsked)
  expect(sent.asked).toEqual(said.map(() => 'Chat_createMessage'))
  expect(heard.asked).toEqual(said.map(() => 'Chat_readMessages'))
})

test('what one does in a trade is one call, on both screens together', async ({ browser }) => {
  const { buyer, seller } = await openTrade(browser, product.url, 'still')
  const watched = [await watch(buyer.page), await watch(seller.page)]
  await markPaid(buyer.page, 'AMINA O. BELLO')
  await expect(seller.page.getByRole('button', { name: /^Release/ }).first()).toBeVisible()
  await expect(seller.page.getByRole('log').getByText('as paid')).toBeVisible()
  for (const { figures } of watched) await expect.poll(() => figures.length).toBeGreaterThan(0)
  for (const { page } of [buyer, seller]) await page.clock.runFor(untilAsked)
  expect(watched.flatMap(({ asked }) => asked)).toEqual(['ConfirmTrade'])
})
