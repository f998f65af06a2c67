import { expect, test } from 'vitest'
import type { CoinCode } from '../reference/coin.ts'
import { collectingStep } from './collecting.ts'

/** A token's way may take 100 wei and costs 7 of it; ether's may take 40 and costs 20. */
const priceOf = (coin: CoinCode) => (coin === 'ETH' ? { most: 40n, usual: 20n } : { most: 100n, usual: 7n })

test.each([
  ['nothing is there', ['USDT', 'ETH'], {}, null],
  ['a token is not worth its way', ['USDT'], { USDT: 7n, ETH: 500n }, null],
  ['a token without gas', ['USDT'], { USDT: 8n }, { kind: 'gas', coin: 'ETH', amount: 100n }],
  ['a token with some gas', ['USDT'], { USDT: 8n, ETH: 60n }, { kind: 'gas', coin: 'ETH', amount: 40n }],
  ['a token with its gas', ['USDT'], { USDT: 8n, ETH: 100n }, { kind: 'sweep', coin: 'USDT', amount: 8n }],
  ['tokens before ether', ['ETH', 'DAI'], { DAI: 9n, ETH: 999n }, { kind: 'sweep', coin: 'DAI', amount: 9n }],
  ['ether, less its own way', ['ETH'], { ETH: 61n }, { kind: 'sweep', coin: 'ETH', amount: 21n }],
  ['ether that is not worth it', ['ETH'], { ETH: 60n }, null],
  ['gas that is left over stays', ['USDT'], { ETH: 999n }, null],
] as const)('%s', (_, wanted, held, step) => {
  expect(collectingStep(wanted, held, priceOf)).toEqual(step)
})
