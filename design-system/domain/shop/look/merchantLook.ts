import type { Locale } from '../../../format/locale.ts'
/** A colour as `#rrggbb`, in small letters. */
export type HexColour = string

/** A picture of a store; addresses are relative. */
export interface MerchantPictureShape {
  readonly url: string
  readonly thumbnailUrl: string
  readonly width: number
  readonly height: number
  readonly name: string
  /** Bytes. */
  readonly size: number
}

/** The colours around the panel of the payer’s page, and of its button. */
export interface MerchantStyleColours {
  readonly textColor: HexColour
  readonly backgroundColor1: HexColour
  readonly backgroundColor2: HexColour
  readonly buttonTextColor: HexColour
  readonly buttonBackgroundColor: HexColour
}

/** The seven store colours: what tells the states apart inside the panel. */
export const merchantColourNames = [
  'text',
  'primary',
  'primaryDisabled',
  'additional',
  'success',
  'fail',
  'warning',
] as const
export type MerchantColourName = (typeof merchantColourNames)[number]
export type MerchantColours = Readonly<Record<MerchantColourName, HexColour>>

/** The switches of a look. */
export interface MerchantSwitches {
  readonly showName: boolean
  readonly showLogo: boolean
  readonly showMerchantId: boolean
  readonly showLocaleSelection: boolean
  readonly defaultLocale: Locale
}

/** All that a payer sees of a store: its name and its look. The wire’s `MerchantLook` is this. */
export interface MerchantLook extends MerchantSwitches {
  readonly title: string
  readonly merchantId: string
  readonly isApproved: boolean
  readonly style: MerchantStyleColours & { readonly background: MerchantPictureShape | null }
  readonly colors: MerchantColours
  readonly logo: MerchantPictureShape | null
  /** Where the store’s own style sheet is had, cleaned; null where it has none. */
  readonly customCssUrl: string | null
}

/** Where a store’s own style sheet came from, for its owner. */
export interface MerchantCssShape {
  readonly link: string
  readonly fetchedAt: string
}
