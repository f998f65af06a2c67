import type { Theme } from '../../../theme/theme.ts'
import type { HexColour } from './merchantLook.ts'

/** What the payer’s panel is filled with: the card of each theme, as its test holds. Styles read the token; this is to reckon with. */
export const panelColours: Readonly<Record<Theme, HexColour>> = {
  light: '#ffffff' /* measured: surface.card */,
  dark: '#13171d' /* measured: surface.card */,
}
