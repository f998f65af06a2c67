import type { MerchantStyleColours } from '../../look/merchantLook.ts'

/** The looks to begin with. */
export const presetNames = ['lavender', 'mint', 'sand', 'sky', 'rose', 'forest', 'night', 'paper'] as const
type PresetName = (typeof presetNames)[number]

/** Digits of both backgrounds, the text, the button and its label. They are a merchant’s colours, and none of Souk’s. */
const digitsOf: Record<PresetName, string> = {
  lavender: 'c7cdfd cea3fa 13171d 2e4bc2 ffffff',
  mint: 'd3f5e4 a5e3cf 0e2a22 0f6b4f ffffff',
  sand: 'f7ecd9 ecd3a8 2b2110 7a4b0b ffffff',
  sky: 'd9efff a9d5f7 0d2233 0b5c94 ffffff',
  rose: 'ffe3e6 fbbcc8 3a0f1b ab1f45 ffffff',
  forest: '123a30 1d5a45 f3f8f1 f2d06b 1b2a14',
  night: '11152b 2a1f4d f1f2ff 8f9bff 0f1330',
  paper: 'ffffff f1f1ee 1a1c20 1a1c20 ffffff',
}

/** The five colours of a look to begin with. */
export function presetStyle(name: PresetName): MerchantStyleColours {
  const [backgroundColor1, backgroundColor2, textColor, buttonBackgroundColor, buttonTextColor] = digitsOf[
    name
  ]
    .split(' ')
    .map(digits => `#${digits}`) as [string, string, string, string, string]
  return { backgroundColor1, backgroundColor2, textColor, buttonBackgroundColor, buttonTextColor }
}
