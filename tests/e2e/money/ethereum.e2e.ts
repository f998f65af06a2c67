import { expect, type Browser } from '@playwright/test'
import { encodeFunctionData, type Address } from 'viem'
import { anvilProgram, startAnvil, type Anvil } from '../../chains/support/anvil.ts'
import { compileContracts, type Compiled } from '../../chains/support/contracts.ts'
import { faultsOfBooks } from '../support/chains.ts'
import { approveInMessenger, linkMessenger } from '../support/messages.ts'
import {
  advance,
  desktop,
  newPerson,
  russianPhone,
  watchReloads,
  type Look,
  type Person,
} from '../support/people.ts'
import { startProduct, type Product } from '../support/product.ts'
import { test } from '../support/productTest.ts'
import { say, saying, words } from '../support/words.ts'

const program = anvilProgram()
const ether = 10n ** 18n
const needed = 12
/** Everybody knows it; there are coins of a test here alone. */
const seed = 'shoot island position soft burden budget tooth cruel issue economy destroy above'

test.skip(program === null, 'anvil does not run on this kind of machine')

let anvil: Anvil
let product: Product
let contract: Compiled
let token: Address

test.beforeAll(async () => {
  anvil = await startAnvil(program ?? '')
  contract = (await compileContracts())['Token'] as Compiled
  token = await anvil.deploy(contract, ['USDT', 6, 10n ** 15n])
  product = await startProduct({
    settings: {
      ETHEREUM_URL: anvil.url,
      ETHEREUM_CHAIN_ID: '31337',
      ETHEREUM_TOKENS: `USDT=${token}`,
      WALLET_SEED: seed,
    },
  })
})
test.afterAll(async () => {
  await product?.close()
  await anvil?.close()
})

/** Blocks, and the product's next look at the chain. */
async function mine(blocks: number): Promise<void> {
  await anvil.mine(blocks)
  await advance(product.url, 0.2)
}

async function tokensOf(owner: Address): Promise<bigint> {
  const data = encodeFunctionData({ abi: contract.abi, functionName: 'balanceOf', args: [owner] })
  return BigInt((await anvil.call('eth_call', [{ to: token, data }, 'latest'])) as string)
}

/** Coins at deposit addresses are brought to the house: each step is a transaction of its own. */
async function collect(): Promise<void> {
  for (const _ of ['gas', 'coins', 'done']) {
    await advance(product.url, 1.1)
    await mine(needed)
  }
}

/** Somebody on the page that says where to send a coin on Ethereum to. */
async function receiver(browser: Browser, name: string, coin: string, look: Look) {
  const person = await newPerson(browser, product.url, name, look)
  const texts = words[look.locale]
  const { page } = person
  await page.goto(person.path(`/wallet/receive/${coin}`))
  const place = page.locator('p[translate=no]').first()
  await expect(place).toHaveText(/^0x[\dA-Fa-f]{40}$/)
  await expect(page.getByText(say(texts.receive.simulated.title, { network: 'Ethereum' }))).toHaveCount(0)
  const incoming = page.getByRole('list', { name: texts.receive.incoming.title })
  return { ...person, texts, incoming, place: (await place.textContent()) as Address }
}

/** Sends coins to an address outside; resolves when the page says that they have arrived. */
async function withdraw(
  person: Person,
  { send }: (typeof words)['en'],
  messenger: string,
  { coin, amount, to }: { readonly coin: string; readonly amount: string; readonly to: Address },
): Promise<void> {
  const { page } = person
  await linkMessenger(product.url, person, messenger)
  await page.goto(person.path(`/wallet/send/${coin}`))
  await page.getByRole('radio', { name: /Ethereum/ }).check({ force: true })
  await page.getByRole('textbox', { name: send.address, exact: true }).fill(to)
  await page.getByRole('textbox', { name: send.amount }).fill(amount)
  await page.getByRole('button', { name: send.review }).click()
  await page.getByRole('checkbox', { name: new RegExp(send.check.compared) }).check()
  const reloads = watchReloads(person)
  await page.getByRole('button', { name: saying(say(send.check.submit, { amount })) }).click()
  await expect(page.getByText(send.wait.messenger)).toBeVisible()
  await approveInMessenger(product.url, messenger)
  await advance(product.url, 0.2)
  await expect(page.getByText(send.wait.txid, { exact: true })).toBeVisible()
  await mine(needed)
  await expect(page.getByText(send.statusText.confirmed)).toBeVisible()
  expect(reloads()).toBe(0)
}

test('ether and a token come in from a true Ethereum and go out to it', async ({ browser }) => {
  const wide = await receiver(browser, 'etherist', 'ETH', desktop)
  const phone = await receiver(browser, 'tokenist', 'USDT', russianPhone)
  expect(wide.place).not.toBe(phone.place)

  await anvil.send(wide.place, 3n * ether)
  await anvil.write({ address: token, abi: contract.abi }, 'transfer', [phone.place, 100_000_000n])
  await advance(product.url, 0.2)
  await expect(wide.incoming).toContainText(wide.texts.receive.status.seen)
  await mine(5)
  await expect(wide.incoming).toContainText('5 of 12 confirmations')
  await expect(phone.incoming).toContainText('Подтверждений: 5 из 12')
  await mine(needed - 5)
  for (const { incoming, texts } of [wide, phone])
    await expect(incoming).toContainText(texts.receive.status.credited)

  await collect()
  const [first, second] = [
    '0x00000000000000000000000000000000000b0b01',
    '0x00000000000000000000000000000000000b0b02',
  ] as const
  await withdraw(wide, wide.texts, '8001', { coin: 'ETH', amount: '0.5', to: first })
  expect(await anvil.balance(first)).toBe(ether / 2n)
  await withdraw(phone, phone.texts, '8002', { coin: 'USDT', amount: '25,5', to: second })
  expect(await tokensOf(second)).toBe(25_500_000n)
  expect(await faultsOfBooks(product.url)).toEqual([])
})
