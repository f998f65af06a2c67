import { contrastRatio, luminance, parseHex } from '../../../tokens/contrast.ts'
import { themes } from '../../../theme/theme.ts'
import { hexOf } from './hueColour.ts'
import type { HexColour, MerchantColourName, MerchantLook, MerchantStyleColours } from './merchantLook.ts'
import { merchantColourNames } from './merchantLook.ts'
import { panelColours } from './panelColours.ts'
import { readableOn } from './readableColour.ts'
import { readableRatio } from './styleContrast.ts'

interface Reading {
  /** How far a colour must stand off the panel: https://www.w3.org/TR/WCAG22/#contrast-minimum */
  readonly least: number
  /** How far it is moved when it does not: a heading that is only just readable would say less than the text under it. */
  readonly moved: number
}

const heading: Reading = { least: 4.5, moved: 12 }
const label: Reading = { least: 4.5, moved: 7 }
const mark: Reading = { least: 3, moved: 4.5 }
/** As it is: the track only fills what the arc over it leaves. */
const fill: Reading = { least: 1, moved: 1 }

const readingOf: Readonly<Record<MerchantColourName, Reading>> = {
  text: heading,
  primary: mark,
  primaryDisabled: fill,
  additional: label,
  success: mark,
  fail: mark,
  warning: mark,
}

function onPanel(colour: HexColour, panel: HexColour, { least, moved }: Reading): HexColour {
  return contrastRatio(colour, panel) >= least ? colour : readableOn(colour, panel, moved)
}

type LookVariables = Readonly<Record<`--merchant-${string}`, string>>

/** The address as a CSS string: what could end it is written as the address would write it. */
const cssUrl = (url: string): string => `url("${url.replaceAll(/["\\\n\r\f]/g, encodeURIComponent)}")`

/** How much of another colour a button takes on under a pointer. */
const hoverShare = 0.1

const [black, white] = ['#000000', '#ffffff'] as const /* measured: the ends of every hue */

/** A button under a pointer: nearer to its label, or where that could no longer be read, further from it. */
export function hoveredButton({
  buttonBackgroundColor: ground,
  buttonTextColor: label,
}: MerchantStyleColours): HexColour {
  const towards = (colour: HexColour) => {
    const [from, to] = [parseHex(ground), parseHex(colour)]
    return hexOf(from.map((channel, index) => channel + ((to[index] ?? channel) - channel) * hoverShare))
  }
  const nearer = towards(label)
  if (contrastRatio(nearer, label) >= readableRatio) return nearer
  return towards(luminance(label) > luminance(ground) ? black : white)
}

const reckoned = new WeakMap<object, LookVariables>()

/** As {@link variablesOf}, once for each look: the page is drawn each second while its time runs. */
export function lookVariables(look: Pick<MerchantLook, 'style' | 'colors'>): LookVariables {
  const before = reckoned.get(look)
  if (before !== undefined) return before
  const variables = variablesOf(look)
  reckoned.set(look, variables)
  return variables
}

/**
 * The colours of a look as custom properties for the `style` of the payer’s page, or of a part of it. A store colour comes once for
 * each theme, `--merchant-success-light` and `-dark`: the theme is an attribute, and changing it renders nothing.
 */
function variablesOf({ style, colors }: Pick<MerchantLook, 'style' | 'colors'>): LookVariables {
  const readable = themes.flatMap(theme =>
    merchantColourNames.map(name => [
      `--merchant-${name}-${theme}`,
      onPanel(colors[name], panelColours[theme], readingOf[name]),
    ]),
  )
  return {
    '--merchant-page-text': style.textColor,
    '--merchant-background-1': style.backgroundColor1,
    '--merchant-background-2': style.backgroundColor2,
    '--merchant-button-text': style.buttonTextColor,
    '--merchant-button-background': style.buttonBackgroundColor,
    '--merchant-button-hover': hoveredButton(style),
    '--merchant-picture': style.background === null ? 'none' : cssUrl(style.background.url),
    ...Object.fromEntries(readable),
  }
}
