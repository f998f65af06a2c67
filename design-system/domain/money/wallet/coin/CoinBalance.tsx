import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { absolute, isZero } from '../../../../format/decimal.ts'
import { formatAmount } from '../../../../format/formatAmount.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { IconButton } from '../../../../primitives/button/IconButton.tsx'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { CoinIcon } from '../../../reference/asset/CoinIcon.tsx'
import { RateChange } from '../../../reference/asset/RateChange.tsx'
import { CoinActions } from './CoinActions.tsx'
import {
  ChangeCell,
  CoinCell,
  CoinRow,
  FreeCell,
  LockedCell,
  OwedLine,
  PriceNote,
  Toggle,
} from './CoinList.styles.ts'
import { CoinValue } from './CoinValue.tsx'
import { hiddenAmount } from '../../../reference/asset/hiddenAmount.ts'
import { Locks } from '../lock/Locks.tsx'
import { Sparkline } from './Sparkline.tsx'
import { WalletAmount } from '../WalletAmount.tsx'
import { isNothing } from '../walletOrder.ts'
import type { CoinBalanceShape, WalletHrefs } from '../walletShape.ts'
import { coinSplit } from '../balance/walletSplit.ts'

export interface CoinBalanceProps {
  balance: CoinBalanceShape
  assets: AssetBook
  /** What the worth is in. */
  fiatCode: string
  hrefs: WalletHrefs
  isHidden: boolean
  /** The list of what locks a coin, drawn when somebody opens it. */
  renderLocks: (coin: string) => ReactNode
}

/** One coin in a `CoinList`. */
export function CoinBalance({ balance, assets, fiatCode, hrefs, isHidden, renderLocks }: CoinBalanceProps) {
  const t = useT('wallet')
  const locale = useLocale()
  const actionsId = useId()
  const [isOpen, setOpen] = useState(false)
  const { asset: code, available, inEscrow, changePercent, receivable, price, history } = balance
  const asset = assets.of(code)
  const fiat = assets.of(fiatCode)
  const isLocked = !isZero(inEscrow)
  const isEmpty = isNothing(balance)
  const split = coinSplit(balance, fiat.decimals)
  const shown = { asset, isHidden, code: 'never' as const }
  return (
    <CoinRow {...(isEmpty ? { 'data-empty': '' } : {})}>
      <CoinCell>
        <CoinIcon code={code} size="l" />
        <div>
          <Text size="body-strong">{asset.name}</Text>
          <Text size="caption" tone="secondary">
            {code}{' '}
            {price !== null && (
              <PriceNote>
                {t('priced', { price: formatAmount(price, fiat, { mode: 'price', locale }) })}
              </PriceNote>
            )}
          </Text>
        </div>
      </CoinCell>
      <ChangeCell>
        <Sparkline prices={history} percent={changePercent} />
        {changePercent !== null && <RateChange percent={changePercent} />}
      </ChangeCell>
      <FreeCell>
        <VisuallyHidden>{t('available')} </VisuallyHidden>
        <WalletAmount amount={available} weight={isEmpty ? 'quiet' : 'strong'} {...shown} />
        <CoinValue amount={split?.available ?? null} fiat={fiat} isHidden={isHidden} />
      </FreeCell>
      <LockedCell {...(isLocked ? {} : { 'data-none': '' })}>
        {isLocked ? (
          <>
            <Locks coin={code} renderLocks={renderLocks}>
              <WalletAmount amount={inEscrow} weight="quiet" {...shown} />
            </Locks>
            <CoinValue amount={split?.inEscrow ?? null} fiat={fiat} isHidden={isHidden} />
          </>
        ) : (
          <>
            <span aria-hidden>–</span>
            <VisuallyHidden>{t('nothingLocked')}</VisuallyHidden>
          </>
        )}
      </LockedCell>
      <Toggle>
        <IconButton
          icon={ChevronDown}
          label={t('actionsOf', { coin: asset.name })}
          aria-expanded={isOpen}
          aria-controls={actionsId}
          onClick={() => setOpen(!isOpen)}
        />
      </Toggle>
      <CoinActions id={actionsId} coin={code} {...{ hrefs, isEmpty, isOpen }} />
      {!isZero(receivable) && (
        <OwedLine>
          <Icon of={TriangleAlert} size="xs" />
          {t('owed', {
            amount: isHidden
              ? `${hiddenAmount} ${code}`
              : formatAmount(absolute(receivable), asset, { mode: 'full', locale }),
          })}
        </OwedLine>
      )}
    </CoinRow>
  )
}
