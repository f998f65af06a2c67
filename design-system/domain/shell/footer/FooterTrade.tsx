import Repeat from 'lucide-react/icons/repeat'
import { useId } from 'react'
import { useT } from '../../../locales/useT.ts'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { useLinkComponent } from '../../../primitives/link/LinkContext.ts'
import { CoinIcon } from '../../reference/asset/CoinIcon.tsx'
import { Coins, GroupTitle, SideLink } from './FullFooter.styles.ts'
import type { FooterLinks } from './footerShape.ts'

/** Every coin with its two sides, and swaps. */
export function FooterTrade({ coins, swap }: Pick<FooterLinks, 'coins' | 'swap'>) {
  const t = useT('content')
  const link = useLinkComponent()
  const titleId = useId()
  return (
    <nav aria-labelledby={titleId}>
      <GroupTitle id={titleId}>{t('frame.trade')}</GroupTitle>
      <Coins data-compact="">
        {coins.map(({ code, buy, sell }) => (
          <li key={code}>
            <CoinIcon code={code} size="s" />
            <b>{code}</b>
            <SideLink as={link} href={buy} aria-label={t('frame.buyCoin', { coin: code })}>
              {t('frame.buy')}
            </SideLink>
            <SideLink as={link} href={sell} aria-label={t('frame.sellCoin', { coin: code })}>
              {t('frame.sell')}
            </SideLink>
          </li>
        ))}
        <li>
          <Icon of={Repeat} size="m" />
          <b>{t('frame.swap')}</b>
          <SideLink as={link} href={swap} data-last="">
            {t('frame.allCoins')}
          </SideLink>
        </li>
      </Coins>
    </nav>
  )
}
