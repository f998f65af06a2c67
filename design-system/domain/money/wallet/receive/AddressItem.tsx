import Check from 'lucide-react/icons/check'
import ExternalLink from 'lucide-react/icons/external-link'
import History from 'lucide-react/icons/history'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { CopyButton } from '../../../../primitives/button/CopyButton.tsx'
import { Chip } from '../../../../primitives/chip/Chip.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import type { NamedAsset } from '../../../reference/asset/assetBook.ts'
import { AddressParts } from '../../send/address/AddressParts.tsx'
import { WalletAmount } from '../WalletAmount.tsx'
import { AddressFacts, AddressHead, AddressRow } from './AddressList.styles.ts'
import type { DepositAccountShape } from './depositShape.ts'

interface AddressItemProps {
  account: DepositAccountShape
  coin: NamedAsset
  isHidden: boolean
}

/** One address in an `AddressList`: since when, what has come to it, and where the chain shows it. */
export function AddressItem({ account, coin, isHidden }: AddressItemProps) {
  const t = useT('receive')
  const locale = useLocale()
  const {
    address,
    addressUrl,
    memo,
    isCurrent,
    received,
    depositsCount,
    createdAt,
    lastDepositAt,
    replacedAt,
  } = account
  const dates = { since: createdAt, last: lastDepositAt, until: replacedAt }
  return (
    <AddressRow>
      <AddressHead>
        <AddressParts address={address} translate="no" />
        <CopyButton
          text={address}
          label={t('copyAddress')}
          copiedLabel={t('copied')}
          failedLabel={t('copyFailed')}
          look="outline"
        />
      </AddressHead>
      <AddressFacts>
        {memo !== null && (
          <div>
            <dt>{t('memo.label')}</dt>
            <dd>{memo}</dd>
          </div>
        )}
        <div>
          <dt>{t('history.received', { count: depositsCount })}</dt>
          <dd>
            <WalletAmount amount={received} asset={coin} isHidden={isHidden} mode="full" />
          </dd>
        </div>
        {(['since', 'last', 'until'] as const).map(name => {
          const at = dates[name]
          return at === null ? null : (
            <div key={name}>
              <dt>{t(`history.${name}`)}</dt>
              <dd>
                <time dateTime={at}>{formatDate(at, { format: 'date', locale })}</time>
              </dd>
            </div>
          )
        })}
      </AddressFacts>
      <Inline gap="3">
        <Chip tone={isCurrent ? 'positive' : 'neutral'} icon={isCurrent ? Check : History}>
          {t(isCurrent ? 'history.current' : 'history.old')}
        </Chip>
        {addressUrl !== null && (
          <TextLink
            href={addressUrl}
            target="_blank"
            rel="noreferrer"
            iconEnd={ExternalLink}
            data-standing=""
          >
            {t('explorer')}
          </TextLink>
        )}
      </Inline>
    </AddressRow>
  )
}
