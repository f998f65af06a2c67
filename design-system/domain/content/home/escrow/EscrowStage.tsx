import Banknote from 'lucide-react/icons/banknote'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import type { ReactNode } from 'react'
import { formatAmount } from '../../../../format/formatAmount.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { CoinIcon } from '../../../reference/asset/CoinIcon.tsx'
import { TileAvatar } from '../../../people/profile/trader/TileAvatar.tsx'
import { Coin, Gate, GateHatch, GateWord, Money, MoneyLine, Person, Scene } from './EscrowStage.styles.ts'
import type { EscrowMoment, SceneTrade } from './sceneShape.ts'

interface EscrowStageProps {
  moment: EscrowMoment
  trade: SceneTrade
}

const moneyWord = { opened: 'moneyWithYou', paid: 'moneyMoves', released: 'moneyThere' } as const

/** One moment: the seller, the gate with the coins, the buyer, and the money under them. */
export function EscrowStage({ moment, trade: { coin, fiat, sellerName, coins, money } }: EscrowStageProps) {
  const t = useT('home')
  const locale = useLocale()
  const isLocked = moment !== 'released'
  return (
    <>
      <Scene data-moment={moment}>
        <Side
          name={sellerName ?? t('escrow.seller')}
          word={t('escrow.seller')}
          tile={sellerName ?? 'seller'}
        />
        <Gate>
          {isLocked && <GateHatch aria-hidden data-moment={moment} />}
          <Coin data-moment={moment} aria-hidden>
            <CoinIcon code={coin.code} size="l" />
          </Coin>
          <GateWord>
            <Icon of={isLocked ? Lock : LockOpen} size="xs" />
            {t(isLocked ? 'escrow.locked' : 'escrow.empty')}
          </GateWord>
          {isLocked && coins !== null && (
            <GateWord data-compact="">{formatAmount(coins, coin, { mode: 'full', locale })}</GateWord>
          )}
        </Gate>
        <Side name={t('escrow.buyer')} word={null} tile="you" />
      </Scene>
      <MoneyLine data-moment={moment}>
        <span>{t(`escrow.${moneyWord[moment]}`)}</span>
        <Money data-moment={moment}>
          <Icon of={Banknote} />
          {formatAmount(money, fiat, { mode: 'full', locale })}
        </Money>
      </MoneyLine>
    </>
  )
}

function Side({ name, word, tile }: { name: ReactNode; word: ReactNode; tile: string }) {
  return (
    <Person>
      <TileAvatar userName={tile} size="l" />
      <strong>{name}</strong>
      {word !== null && word !== name && <span>{word}</span>}
    </Person>
  )
}
