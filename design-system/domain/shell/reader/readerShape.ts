import type { FooterLinks } from '../footer/footerShape.ts'

/** What the bar of a page that is read leads to. */
export const readerPlaces = ['buy', 'sell', 'swap', 'business', 'learn'] as const
export type ReaderPlace = (typeof readerPlaces)[number]

/** The addresses around a page that is read, without a locale's prefix. */
export interface ReaderLinks {
  readonly bar: Readonly<Record<ReaderPlace | 'home' | 'logIn' | 'signUp', string>>
  readonly footer: FooterLinks
}
