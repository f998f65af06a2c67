import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../support/soukClient.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import { act, newBuyer, open, openMarket, released } from '../race/market.ts'
import { gatherCast, present, setScene } from '../roles/scene.ts'

const souk = suiteSouk()

/** The receipt of a trade, read back as somebody who searches or copies its text would. */
async function receipt(trade: string, who: Person, locale: 'en' | 'ru') {
  const answer = await fetch(`${souk.server.url}/api/v1/trades/${trade}/receipt?locale=${locale}`, {
    headers: { 'x-access-token': who.token },
  })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const raw = Buffer.from(bytes).toString('latin1')
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise
  const page = await pdf.getPage(1)
  const { items } = await page.getTextContent()
  const { info } = await pdf.getMetadata()
  return {
    headers: answer.headers,
    pages: pdf.numPages,
    text: items
      .map(item => ('str' in item ? item.str : ''))
      .join(' ')
      .replaceAll(/[\s\u00a0\u202f]+/g, ' '),
    title: (info as { Title?: string; Language?: string }).Title,
    language: (info as { Language?: string }).Language,
    embedded: raw.match(/\/FontFile2/g)?.length ?? 0,
    baseFonts: [...new Set(raw.match(/\/BaseFont \/[\w+-]+/g))],
  }
}

async function completed() {
  const market = await openMarket(souk, '1')
  const buyer = await newBuyer(souk)
  const trade = await open(market, buyer)
  await act(souk, trade, buyer, 'confirm', { payer_name: 'AMINA БЕЛЛО-ЁЖ' })
  await act(souk, trade, market.seller, 'complete', released)
  return { trade, buyer, seller: market.seller }
}

describe('the receipt of a finished trade', () => {
  it('says in English who gave what to whom, all digits, and where the coins are', async () => {
    const { trade, buyer, seller } = await completed()
    const { text, headers, pages, title, language } = await receipt(trade, buyer, 'en')
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toBe(`attachment; filename="souk-${trade}.pdf"`)
    expect(headers.get('cache-control')).toContain('no-store')
    expect({ pages, title, language }).toEqual({
      pages: 1,
      title: `Trade receipt, Trade #${trade}`,
      language: 'en',
    })
    for (const said of [
      `Completed. ${seller.name} released 0.0025 BTC to ${buyer.name}.`,
      'Payment 250,000 NGN',
      'Coins 0.0025 BTC',
      'Price 100,000,000 NGN for 1 BTC',
      'The buyer received 0.0025 BTC',
      `${buyer.name} (you)`,
      'AMINA БЕЛЛО-ЁЖ',
      'OPay',
    ])
      expect(text).toContain(said)
    // Where money was sent is in the bank's papers, and no third person's business.
    expect(text).not.toContain('0142883761')
  })

  it('says it in Russian to the other side, with the fonts in it', async () => {
    const { trade, buyer, seller } = await completed()
    const { text, language, embedded, baseFonts } = await receipt(trade, seller, 'ru')
    expect(language).toBe('ru')
    for (const said of [
      'Квитанция о сделке',
      `Завершена. Продавец ${seller.name} отправил 0,0025 BTC покупателю ${buyer.name}.`,
      'Оплата 250 000 NGN',
      `${seller.name} (вы)`,
      'платит продавец',
      'AMINA БЕЛЛО-ЁЖ',
    ])
      expect(text).toContain(said)
    expect(embedded).toBe(2)
    expect(baseFonts.every(font => font.includes('IBMPlexSans'))).toBe(true)
  })

  it('of a trade that came to nothing says that the coins went back, and that nothing was paid to the house', async () => {
    const market = await openMarket(souk, '1')
    const buyer = await newBuyer(souk)
    const trade = await open(market, buyer)
    await act(souk, trade, buyer, 'cancel', {})
    const { text } = await receipt(trade, buyer, 'en')
    expect(text).toContain(`Cancelled by the buyer. 0.0025 BTC went back to ${market.seller.name}.`)
    expect(text).not.toContain('Service fee')
  })

  it('repeats the arbiter’s reason', async () => {
    const scene = await setScene(souk, await gatherCast(souk), 'ruled')
    const { text } = await receipt(scene.trade, present(scene.cast.counterparty), 'en')
    expect(text).toContain('An arbiter ruled for the buyer')
    expect(text).toContain('The receipt is genuine.')
  })
})
