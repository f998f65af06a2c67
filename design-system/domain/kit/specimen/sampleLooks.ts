import type { MerchantLook } from '../../shop/look/merchantLook.ts'
import { presetStyle } from '../../shop/merchant/style/stylePresets.ts'

/** What tells states apart inside of the panel: as a new store has it. They are a merchant’s colours, and none of Souk’s. */
const digits = '13171d 2e4bc2 c9cfe9 2e4bc2 0b7a4b c22e2e b97a0a'
const [text, primary, primaryDisabled, additional, success, fail, warning] = digits
  .split(' ')
  .map(own => `#${own}`) as [string, string, string, string, string, string, string]

const look = (
  title: string,
  merchantId: string,
  preset: Parameters<typeof presetStyle>[0],
): MerchantLook => ({
  title,
  merchantId,
  isApproved: true,
  showName: true,
  showLogo: true,
  showMerchantId: true,
  showLocaleSelection: false,
  defaultLocale: 'en',
  style: { ...presetStyle(preset), background: null },
  colors: { text, primary, primaryDisabled, additional, success, fail, warning },
  logo: null,
  customCssUrl: null,
})

/** Stores that have chosen a look of their own. */
export const sampleLooks: readonly MerchantLook[] = [
  look('Harbor & Pine Coffee', '40217', 'lavender'),
  look('Adeola Fabrics', '40311', 'forest'),
  look('Kite Studio', '40388', 'sand'),
]
