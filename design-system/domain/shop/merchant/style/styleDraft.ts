import type {
  MerchantColours,
  MerchantLook,
  MerchantStyleColours,
  MerchantSwitches,
} from '../../look/merchantLook.ts'

/** What of a look is edited before it is saved; pictures are kept at once. */
export interface StyleDraft {
  readonly style: MerchantStyleColours
  readonly colors: MerchantColours
  readonly switches: MerchantSwitches
}

/** What a look begins to be edited with. */
export function draftOf(look: MerchantLook): StyleDraft {
  const { textColor, backgroundColor1, backgroundColor2, buttonTextColor, buttonBackgroundColor } = look.style
  const { showName, showLogo, showMerchantId, showLocaleSelection, defaultLocale } = look
  const { text, primary, primaryDisabled, additional, success, fail, warning } = look.colors
  return {
    style: { textColor, backgroundColor1, backgroundColor2, buttonTextColor, buttonBackgroundColor },
    colors: { text, primary, primaryDisabled, additional, success, fail, warning },
    switches: { showName, showLogo, showMerchantId, showLocaleSelection, defaultLocale },
  }
}

/** The look as it would be with a draft. */
export const lookWith = (look: MerchantLook, { style, colors, switches }: StyleDraft): MerchantLook => ({
  ...look,
  ...switches,
  style: { ...style, background: look.style.background },
  colors,
})

/** Whether both say the same. */
export const sameDraft = (one: StyleDraft, other: StyleDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
