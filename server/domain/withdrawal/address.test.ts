import { expect, test } from 'vitest'
import { isAddress } from '../chain/address.ts'
import { networkCodes } from '../reference/network.ts'
import { listedAddresses } from '../../adapters/aml/listedAml.ts'
import { canonicalAddress, partsOf, spellingsOf } from './address.ts'

test('an address has one way of writing', () => {
  const ethereum = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
  expect(canonicalAddress('ethereum', ethereum.toLowerCase())).toBe(ethereum)
  const segwit = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
  expect(canonicalAddress('bitcoin', segwit.toUpperCase())).toBe(segwit)
  expect(canonicalAddress('bitcoin', '1BoatSLRHtKNngkdXEeobR76b53LETtpyT')).toBe(
    '1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
  )
})

test('TON’s two forms of an account are known as one', () => {
  const forms = [
    'EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2',
    'UQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p9dz',
  ]
  for (const form of forms) expect(spellingsOf('ton', form)).toEqual(forms)
})

test('the pieces that people compare are the whole address', () => {
  for (const address of ['0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'])
    expect(partsOf(address).join('')).toBe(address)
  expect(partsOf('0x12345678')).toEqual(['0x', '1234', '5678'])
})

test('every address that is listed is one of its network', () => {
  const wrong = networkCodes.flatMap(network =>
    listedAddresses[network].filter(address => !isAddress(network, address)),
  )
  expect(wrong).toEqual([])
})
