import type {
  MerchantLook,
  MerchantPictureShape,
} from '../../../../design-system/domain/shop/look/merchantLook.ts'
import { presetStyle } from '../../../../design-system/domain/shop/merchant/style/stylePresets.ts'

const drawn = (markup: string) => `data:image/svg+xml,${encodeURIComponent(markup)}`

const tree = drawn(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" fill="#123a30"/><path d="M32 10 18 32h8L16 46h32L38 32h8zM29 46h6v8h-6z" fill="#f2e4c8"/></svg>',
)
const hills = drawn(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 50" width="800" height="500"><rect width="80" height="50" fill="#9cc7e8"/><path d="M0 40 20 20l18 16 14-12 28 22v10H0z" fill="#3b6b4f"/></svg>',
)

const picture = (url: string, name: string, size: number): MerchantPictureShape => ({
  url,
  thumbnailUrl: url,
  width: 512,
  height: 512,
  name,
  size,
})

export const storyLogo = picture(tree, 'harbor-pine.png', 86_016)
export const storyBackground = picture(hills, 'hills.jpg', 1_310_720)

/** The look of the stories’ store. */
export const storyLook: MerchantLook = {
  title: 'Harbor & Pine Coffee',
  merchantId: '40217',
  isApproved: true,
  showName: true,
  showLogo: true,
  showMerchantId: true,
  showLocaleSelection: true,
  defaultLocale: 'en',
  style: { ...presetStyle('lavender'), background: null },
  colors: {
    text: '#13171d',
    primary: '#2e4bc2',
    primaryDisabled: '#c9cfe9',
    additional: '#2e4bc2',
    success: '#0b7a4b',
    fail: '#c22e2e',
    warning: '#b97a0a',
  },
  logo: storyLogo,
  customCssUrl: null,
}
