import { Type } from 'typebox'
import { namedSchema, nullable } from '../../../kernel/schema.ts'
import { Locale } from '../../people/session/schema.ts'

/** Capital letters are taken, and kept small. */
const Colour = Type.String({ pattern: '^#[0-9A-Fa-f]{6}$' })
const Url = Type.String({ description: 'Relative.' })

export const Picture = namedSchema(
  'MerchantPicture',
  Type.Object({
    url: Url,
    thumbnail_url: Url,
    width: Type.Integer(),
    height: Type.Integer(),
    name: Type.String(),
    size: Type.Integer({ description: 'Bytes.' }),
  }),
)

const style = {
  text_color: Colour,
  background_color1: Colour,
  background_color2: Colour,
  button_text_color: Colour,
  button_background_color: Colour,
}

/** A style as it comes in: with the first background alone, the second is the same. */
export const styleInput = { ...style, background_color2: Type.Optional(Colour) }

export const colors = {
  text: Colour,
  primary: Colour,
  primary_disabled: Colour,
  additional: Colour,
  success: Colour,
  fail: Colour,
  warning: Colour,
}
const Colors = namedSchema('MerchantColors', Type.Object(colors))

/** What of a store’s look is chosen by switches. */
export const shown = {
  show_name: Type.Boolean(),
  show_logo: Type.Boolean(),
  show_merchant_id: Type.Boolean(),
  show_locale_selection: Type.Boolean(),
  default_locale: Locale,
}

const look = {
  ...shown,
  title: Type.String(),
  merchant_id: Type.String({ description: 'The number that payers see.' }),
  is_approved: Type.Boolean(),
  style: namedSchema('MerchantStyle', Type.Object({ ...style, background: nullable(Picture) })),
  colors: Colors,
  logo: nullable(Picture),
  custom_css_url: nullable(Type.String({ description: 'Relative. The style sheet of its own, cleaned.' })),
}

/** What a payer sees of a store: its name and its look, and nothing of its owner. */
export const StoreLook = namedSchema('MerchantLook', Type.Object(look))

export type StyleInput = Omit<Record<keyof typeof style, string>, 'background_color2'> & {
  background_color2?: string
}
export type ColorsInput = Record<keyof typeof colors, string>
