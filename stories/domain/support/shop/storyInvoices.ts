import type { InvoiceShape } from '../../../../design-system/domain/shop/invoice/invoiceShape.ts'
import type { RefundToConfirm } from '../../../../design-system/domain/shop/invoice/panel/RefundQuestion.tsx'
import { sampleInvoice } from '../../../../design-system/domain/shop/invoice/sampleInvoice.ts'
import type {
  MerchantLook,
  MerchantPictureShape,
} from '../../../../design-system/domain/shop/look/merchantLook.ts'

/** A picture of shapes, as a file would be: stories fetch nothing. */
const drawn = (name: string, width: number, height: number, shapes: string): MerchantPictureShape => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes}</svg>`
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return { url, thumbnailUrl: url, width, height, name, size: svg.length }
}

const logo = drawn(
  'logo.svg',
  44,
  44,
  '<rect width="44" height="44" rx="9" fill="#123830"/><path d="M22 8l9 13h-5l6 9H12l6-9h-5z" fill="#f4e7cf"/><path d="M11 35q5-3 11 0t11 0" fill="none" stroke="#f4e7cf" stroke-width="2"/>',
)

/** A busy ground: nothing can be read on it without a plate. */
export const storyGround = drawn(
  'ground.svg',
  1200,
  800,
  '<rect width="1200" height="800" fill="#2b4a3f"/><circle cx="300" cy="260" r="240" fill="#e0a040"/><circle cx="900" cy="520" r="320" fill="#7a2f2f"/><path d="M0 640L400 300l300 260 500-360v600H0z" fill="#f1ead8"/>',
)

/** A store as it is before anybody changes its look, with a logo. */
export const storyLook: MerchantLook = {
  title: 'Harbor & Pine Coffee',
  merchantId: '40217',
  isApproved: true,
  showName: true,
  showLogo: true,
  showMerchantId: true,
  showLocaleSelection: true,
  defaultLocale: 'en',
  style: {
    textColor: '#13171d',
    backgroundColor1: '#c7cdfd',
    backgroundColor2: '#cea3fa',
    buttonTextColor: '#ffffff',
    buttonBackgroundColor: '#2e4bc2',
    background: null,
  },
  colors: {
    text: '#13171d',
    primary: '#2e4bc2',
    primaryDisabled: '#8d97c4',
    additional: '#4a5261',
    success: '#178a5b',
    fail: '#b3263a',
    warning: '#b97a12',
  },
  logo,
  customCssUrl: null,
}

/** One that waits for another amount, in fiat and in coins. */
export function storyInvoiceOf(amount: string, fiat: string): InvoiceShape {
  const invoice = sampleInvoice('waiting', 'en')
  return {
    ...invoice,
    asked: { amount: fiat, asset: 'USD' },
    place: invoice.place && {
      ...invoice.place,
      amount,
      uri: `tron:${invoice.place.address}?amount=${amount}`,
    },
  }
}

/** What a letter's link asks about. */
export const storyRefund: RefundToConfirm = {
  amount: { amount: '3.60', asset: 'USDT' },
  networkName: 'Tron',
  address: 'TMine7Vn2sKpW8mZr6LbCd3HgJ9uE5kXe',
  memo: null,
  productTitle: 'Order 10482',
}
