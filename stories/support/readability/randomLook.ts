import type {
  HexColour,
  MerchantColours,
  MerchantLook,
  MerchantStyleColours,
} from '../../../design-system/domain/shop/look/merchantLook.ts'
import { merchantColourNames } from '../../../design-system/domain/shop/look/merchantLook.ts'
import { hexOf } from '../../../design-system/domain/shop/look/hueColour.ts'
import {
  contrastOf,
  groundsOf,
  nearestPassing,
  partContrast,
  readableRatio,
} from '../../../design-system/domain/shop/look/styleContrast.ts'
import type { Chance } from '../../../tests/support/time/chance.ts'
import { storyGround, storyLook } from '../../domain/support/shop/storyInvoices.ts'

const randomColour = (chance: Chance): HexColour =>
  hexOf([chance.below(256), chance.below(256), chance.below(256)])

const randomStyle = (chance: Chance): MerchantStyleColours => ({
  textColor: randomColour(chance),
  backgroundColor1: randomColour(chance),
  backgroundColor2: randomColour(chance),
  buttonTextColor: randomColour(chance),
  buttonBackgroundColor: randomColour(chance),
})

/** The same grounds with texts that can only just be read: as the editor offers them. */
const atTheEdge = (style: MerchantStyleColours): MerchantStyleColours => ({
  ...style,
  textColor: nearestPassing(style.textColor, groundsOf(style, 'text')) ?? style.textColor,
  buttonTextColor: nearestPassing(style.buttonTextColor, groundsOf(style, 'button')) ?? style.buttonTextColor,
})

/** A look at the ends of a gradient, before all of it is measured. */
const endsOf = ({ textColor, backgroundColor1, backgroundColor2 }: MerchantStyleColours): number =>
  Math.min(contrastOf(textColor, backgroundColor1), contrastOf(textColor, backgroundColor2))

/** Draws until the guard of the editor and the server lets a style through; every other one is moved to the edge of what it takes. */
function randomPassing(chance: Chance, isAtTheEdge: boolean): MerchantStyleColours {
  for (;;) {
    const drawn = randomStyle(chance)
    if (!isAtTheEdge && endsOf(drawn) < readableRatio) continue
    const style = isAtTheEdge ? atTheEdge(drawn) : drawn
    if (Math.min(partContrast(style, 'text'), partContrast(style, 'button')) >= readableRatio) return style
  }
}

/** So many looks of stores, in the last third with a picture. */
export const randomLooks = (chance: Chance, count: number): readonly MerchantLook[] =>
  Array.from({ length: count }, (_, index) => ({
    ...storyLook,
    style: {
      ...randomPassing(chance, index % 2 === 0),
      background: index > (count * 2) / 3 ? storyGround : null,
    },
    colors: Object.fromEntries(
      merchantColourNames.map(name => [name, randomColour(chance)]),
    ) as unknown as MerchantColours,
  }))
