/** What a shop sells, for those who review it. */
export const storeTypes = ['goods', 'digital_goods', 'services', 'donations', 'other'] as const
export type StoreType = (typeof storeTypes)[number]

/** A colour as merchants write it: six hexadecimal digits. */
export const hexColour = /^#[0-9a-f]{6}$/

/** The colours of the payer’s page around its panel, and of its button (specification 001 §2). */
export interface StoreStyle {
  readonly text: string
  readonly background1: string
  /** The first, when only that is given. */
  readonly background2: string
  readonly buttonText: string
  readonly buttonBackground: string
}

/** What colours the states of the payer’s panel. A colour that cannot be read on the panel is shifted until it can. */
export const storeColours = [
  'text',
  'primary',
  'primary_disabled',
  'additional',
  'success',
  'fail',
  'warning',
] as const
export type StoreColour = (typeof storeColours)[number]

/** The look of a store that nobody has styled. */
export const defaultStyle: StoreStyle = {
  text: '#13171d',
  background1: '#c7cdfd',
  background2: '#cea3fa',
  buttonText: '#ffffff',
  buttonBackground: '#2e4bc2',
}

export const defaultColours: Readonly<Record<StoreColour, string>> = {
  text: '#13171d',
  primary: '#2e4bc2',
  primary_disabled: '#8d97c4',
  additional: '#4a5261',
  success: '#178a5b',
  fail: '#b3263a',
  warning: '#b97a12',
}
