import { expect } from '@playwright/test'
import { axeOn } from '../support/axeOn.ts'
import {
  bitcoinOf,
  give,
  newPerson,
  openBrowser,
  russianPhone,
  sellBitcoin,
  type Look,
} from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'

const product = ownProduct(startProduct)

const look: Look = { locale: 'en', theme: 'light', width: 1440 }
const email = 'passer@souk.test'
const address = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'

/** The path of the link in the latest letter to the guest. */
async function linkTo(url: string): Promise<string> {
  const answer = await fetch(`${url}/dev/messages?to=${encodeURIComponent(email)}`)
  const { items } = (await answer.json()) as { items: { text: string }[] }
  return new URL(/https?:\S+\/guest\/return\/\S+/.exec(items[0]?.text ?? '')?.[0] ?? url).pathname
}

test('a guest buys, comes back by the letter in another browser, and reads what is kept for their address', async ({
  browser,
}) => {
  const { url } = product
  const seller = await newPerson(browser, url, 'marina_stall', russianPhone)
  await give(url, seller.name, 'BTC', '0.01')
  const { id: advert } = await sellBitcoin(seller)
  await seller.api(`PATCH /v2/pro/${advert}`, { allow_anonymous: true })

  // Somebody without an account opens the trade.
  const first = await openBrowser(browser, url, look)
  const guest = await first.newPage()
  await guest.goto(`/trade/new/${advert}?amount=250000`)
  await guest.getByRole('button', { name: 'Go on without an account' }).click()
  await guest.getByLabel('Your e-mail').fill(email)
  const typed = guest.getByLabel('Address for your coins')
  await typed.fill(`${address.slice(0, -1)}X`)
  const open = guest.getByRole('button', { name: 'Open the trade for ₦250,000' })
  await open.click()
  await expect(guest.getByText(/Invalid address. It has to be of the network Bitcoin/)).toBeVisible()
  await typed.fill(address)
  await open.click()
  await expect(guest).toHaveURL(/\/trade\/[0-9A-Z]{8}$/)
  const id = guest.url().slice(-8)
  await expect(guest.getByText(`A link back to this trade was sent to ${email}.`)).toBeVisible()
  expect((await axeOn(guest).analyze()).violations).toEqual([])
  await expect.poll(() => linkTo(url)).toMatch(/^\/guest\/return\//)
  await first.close()

  // The browser is gone; the letter's link opens the trade in another one, once.
  const second = await openBrowser(browser, url, look)
  const back = await second.newPage()
  const link = await linkTo(url)
  await back.goto(link)
  await expect(back).toHaveURL(new RegExp(`/trade/${id}$`))
  await back.getByRole('button', { name: /^I have paid ₦250,000/ }).click()
  const paid = back.getByRole('dialog')
  await paid.getByRole('textbox').fill('PASSER BYE')
  await paid.getByRole('button', { name: /^Yes, I have paid/ }).click()
  await expect(back.getByText('Waiting for release').first()).toBeVisible()

  // The seller releases; the coins go to the address, less what the network takes.
  await seller.page.goto(seller.path(`/trade/${id}`))
  await seller.page.getByRole('button', { name: /^Отпустить/ }).click()
  const release = seller.page.getByRole('alertdialog')
  await release.getByRole('checkbox').first().check()
  await release.getByRole('textbox').fill('250000')
  await release.getByRole('button', { name: /^Отпустить 0,0025\sBTC/ }).click()
  await expect(
    back.getByText('0.0024 BTC has arrived at this address. Network fee: 0.0001 BTC.'),
  ).toBeVisible()
  await expect(back.getByText(address)).toBeVisible()
  await expect(back.getByRole('link', { name: 'Open wallet' })).toBeHidden()
  expect(await bitcoinOf(seller)).toEqual({ available: '0.0074775', in_escrow: '0' })

  // The link has done its work; another one can be asked for.
  const third = await openBrowser(browser, url, look)
  const late = await third.newPage()
  await late.goto(link)
  await expect(late.getByText('This link was used already.', { exact: false })).toBeVisible()
  await late.getByLabel('Your e-mail').fill(email)
  await late.getByRole('button', { name: 'Send me a link' }).click()
  await expect(late.getByRole('heading', { name: 'Look into your mail' })).toBeVisible()
  await expect.poll(() => linkTo(url)).not.toBe(link)
})
