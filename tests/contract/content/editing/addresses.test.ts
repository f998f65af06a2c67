import { expect, it } from 'vitest'
import { matchRoute } from '../../../../app/routes/matchRoute.ts'
import { isAppAddress } from '../../../../server/domain/content/addresses.ts'
import { fillBlocks } from '../../../../server/domain/content/fillText.ts'
import { kindRules } from '../../../../server/domain/content/kinds.ts'
import { hrefsIn } from '../../../../server/domain/content/lint.ts'
import { readMarkdown } from '../../../../server/domain/content/markdown.ts'
import {
  shippedDocuments,
  shippedFiles,
} from '../../../../server/modules/content/document/shippedDocuments.ts'

const shipped = shippedDocuments(await shippedFiles()).filter(({ locale }) => locale === 'en')

it('each document that has an address of its own is found there by its kind, and the app has a page for it', () => {
  const addresses = shipped.map(({ kind, code, parent }) => kindRules[kind].address(code, parent))
  expect(addresses).not.toContain(undefined)
  const own = shipped.flatMap(({ kind, code }, index) => {
    const address = addresses[index]
    return typeof address === 'string' && kind !== 'topic' ? [{ kind, code, address }] : []
  })
  for (const { kind, code, address } of own)
    expect([matchRoute(address)?.path, kindRules[kind].at(address)]).toEqual([address, code])
})

it('wherever a text of the product leads within it, the app has a page', () => {
  const hrefs = shipped.flatMap(({ source }) => hrefsIn(fillBlocks(readMarkdown(source).blocks, () => 'x')))
  const own = new Set(hrefs.filter(href => href.startsWith('/')).map(href => href.split(/[?#]/)[0] ?? ''))
  expect([...own].filter(path => matchRoute(path) === null)).toEqual([])
})

it('a page of the app is not whatever looks like one', () => {
  for (const address of ['/buying', '/user', '/user/one/two', '/operator', '//evil.example', ''])
    expect([address, isAppAddress(address)]).toEqual([address, false])
  for (const address of ['/', '/buy', '/buy-bitcoin-with-opay', '/user/lagoscoin', '/security/me'])
    expect([address, isAppAddress(address)]).toEqual([address, true])
})
