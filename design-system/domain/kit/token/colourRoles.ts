import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Clock from 'lucide-react/icons/clock'
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { IconDrawing } from '../../../primitives/icon/Icon.tsx'
import { vars } from '../../../tokens/vars.ts'

const { semantic } = vars
type Groups = typeof semantic

/** A meaning with a colour of its own: it comes as text, as an icon, and as a ground with what stands on it. */
export type ColourRole = {
  [Name in keyof Groups]: Groups[Name] extends { readonly soft: string; readonly on: string } ? Name : never
}[keyof Groups]

/** Colour alone says nothing: each is drawn with the sign that goes with it. A new role has to find its own here. */
export const roleIcons = {
  accent: ArrowUpRight,
  positive: Check,
  warning: Clock,
  negative: TriangleAlert,
  danger: OctagonAlert,
  buy: ArrowDownLeft,
  sell: ArrowUpRight,
} as const satisfies Record<ColourRole, IconDrawing>

export const colourRoles = Object.keys(roleIcons) as ColourRole[]

/** What is drawn where a pair is below what it needs. */
export const failedIcon = CircleAlert

/** A colour on another, and what has to lie between them: 4.5 for text, 3 for icons and outlines (WCAG 2.2, 1.4.3 and 1.4.11). */
export interface ColourPair {
  readonly colour: string
  readonly ground: string
  readonly least: 4.5 | 3
}

const { page, card, muted, selected } = semantic.surface

/** How each role is used: a column each. */
export const pairsOfRole = (role: ColourRole) => {
  const { text, icon, soft, solid, on } = semantic[role]
  return {
    page: { colour: text, ground: page, least: 4.5 },
    card: { colour: text, ground: card, least: 4.5 },
    soft: { colour: text, ground: soft, least: 4.5 },
    icon: { colour: icon, ground: card, least: 3 },
    solid: { colour: on, ground: solid, least: 4.5 },
  } as const satisfies Readonly<Record<string, ColourPair>>
}
export type PairName = keyof ReturnType<typeof pairsOfRole>
export const pairNames = Object.keys(pairsOfRole('accent')) as PairName[]

/** Grounds that text stands on, and the texts. */
export const grounds = { page, card, muted, selected } as const
const { primary, secondary, tertiary, link } = semantic.text
export const texts = { primary, secondary, tertiary, link } as const
export type GroundName = keyof typeof grounds
export type TextName = keyof typeof texts

/** Lines: what tells two surfaces apart, what a control is drawn by, where the focus is. */
export const lines = {
  'border.subtle': semantic.border.subtle,
  'border.default': semantic.border.default,
  'border.strong': semantic.border.strong,
  'border.hover': semantic.border.hover,
  'focus.ring': semantic.focus.ring,
  'accent.border': semantic.accent.border,
} as const
