import Share2 from 'lucide-react/icons/share-2'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { QrCode } from '../../../../primitives/qr/QrCode.tsx'
import type { NamedAsset } from '../../../reference/asset/assetBook.ts'
import { AddressParts } from '../../send/address/AddressParts.tsx'
import { CopyValue } from './CopyValue.tsx'
import { networkWords } from './depositShape.ts'
import type { DepositAccountShape } from './depositShape.ts'
import { DepositFacts } from './DepositFacts.tsx'
import { AddressPlace, Buttons, MemoBox, ValueHead } from './ReceiveAddress.styles.ts'
import { ReceiveWarnings } from './ReceiveWarnings.tsx'

interface ReceiveAddressProps {
  account: DepositAccountShape
  coin: NamedAsset
  /** Every address of the coin. */
  historyHref: string
  onShare: () => void
  /** Asked for another address; its page says first what that means. */
  onRenew: () => void
  isRenewing: boolean
}

/** An address to receive at: what must be known first, a code for a camera, the address in pieces, its memo, and the terms. */
export function ReceiveAddress(props: ReceiveAddressProps) {
  const { account, coin, historyHref, onShare, onRenew, isRenewing } = props
  const t = useT('receive')
  const tCommon = useT('common')
  const { address, memo, paymentUri, canRenew } = account
  const words = { coin: coin.code, network: networkWords(account) }
  return (
    <Card as="section">
      <Stack gap="5">
        <ReceiveWarnings account={account} coin={coin} />
        <AddressPlace>
          <QrCode text={paymentUri} label={t('qr', words)} />
          <Stack gap="4">
            <div>
              <ValueHead>
                <span>{t('yourAddress', words)}</span>
                <TextLink href={historyHref} data-standing="">
                  {t('allAddresses')}
                </TextLink>
              </ValueHead>
              <AddressParts address={address} translate="no" />
            </div>
            <Buttons>
              <CopyValue text={address} label={t('copyAddress')} />
              <Button size="l" icon={Share2} onClick={onShare}>
                {t('share')}
              </Button>
            </Buttons>
            {memo !== null && (
              <div>
                <ValueHead>{t('memo.label')}</ValueHead>
                <MemoBox translate="no">{memo}</MemoBox>
              </div>
            )}
            {memo !== null && (
              <Buttons>
                <CopyValue text={memo} label={t('memo.copy')} variant="secondary" />
              </Buttons>
            )}
            {canRenew && (
              <div>
                <Button pendingLabel={isRenewing ? tCommon('state.sending') : undefined} onClick={onRenew}>
                  {t('renew.action')}
                </Button>
              </div>
            )}
          </Stack>
        </AddressPlace>
        <DepositFacts account={account} coin={coin} />
      </Stack>
    </Card>
  )
}
