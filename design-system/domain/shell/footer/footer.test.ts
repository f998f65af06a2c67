import { expect, it } from 'vitest'
import { withHrefs } from './footerShape.ts'
import type { FooterLinks } from './footerShape.ts'

it('gives every link another address, and loses none', () => {
  const links = {
    home: '/',
    coins: [{ code: 'BTC', buy: '/buy-bitcoin', sell: '/sell-bitcoin' }],
    swap: '/swap',
    places: { guide: '/guide', privacy: '/privacy' },
  } as unknown as FooterLinks
  expect(withHrefs(links, path => `/ru${path}`)).toEqual({
    home: '/ru/',
    coins: [{ code: 'BTC', buy: '/ru/buy-bitcoin', sell: '/ru/sell-bitcoin' }],
    swap: '/ru/swap',
    places: { guide: '/ru/guide', privacy: '/ru/privacy' },
  })
})
