import type { FooterLinks } from '../../../design-system/domain/shell/footer/footerShape.ts'
import { footerGroups } from '../../../design-system/domain/shell/footer/footerShape.ts'

const codes = ['BTC', 'ETH', 'USDT', 'USDC', 'DAI', 'TON', 'TRX', 'LTC', 'XMR', 'A7A5', 'RUBT']
const places = Object.values(footerGroups).flat()

export const storyFooterLinks: FooterLinks = {
  home: '#home',
  coins: codes.map(code => ({ code, buy: `#buy-${code}`, sell: `#sell-${code}` })),
  swap: '#swap-coins',
  places: Object.fromEntries(places.map(place => [place, `#${place}`])) as FooterLinks['places'],
}

export const storyLocales = [
  { locale: 'en', href: '#en' },
  { locale: 'ru', href: '#ru' },
] as const
