import UserRoundX from 'lucide-react/icons/user-round-x'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { Reason, Reasons } from './DeleteAccount.styles.ts'
import { SettingCard } from '../section/SettingCard.tsx'

/** What stands in the way of deleting an account. */
export const deletionReasons = ['balance', 'trades', 'withdrawals', 'disputes', 'claims', 'invoices'] as const
export type DeletionReason = (typeof deletionReasons)[number]

interface DeleteAccountProps {
  /** What has to be settled first; nothing stands in the way when it is empty. */
  refusals: readonly DeletionReason[]
  /** Where each is settled. */
  hrefs: { readonly [R in DeletionReason]: string }
  /** Opens `DeleteAccountDialog`. */
  onStart: () => void
}

/** What deleting the account means; the way to it, or what stands in the way. */
export function DeleteAccount({ refusals, hrefs, onStart }: DeleteAccountProps) {
  const t = useT('setting')
  return (
    <SettingCard section="deletion">
      <Text as="p">{t('deletion.text')}</Text>
      {refusals.length === 0 ? (
        <Inline>
          <Button icon={UserRoundX} onClick={onStart}>
            {t('deletion.start')}
          </Button>
        </Inline>
      ) : (
        <Notice tone="warning" title={`${t('deletion.refused')}.`}>
          {t('deletion.refusedText')}
          <Reasons>
            {refusals.map(reason => (
              <Reason key={reason}>
                {t(`deletion.reason.${reason}.text`)}
                <TextLink href={hrefs[reason]} data-standing="">
                  {t(`deletion.reason.${reason}.link`)}
                </TextLink>
              </Reason>
            ))}
          </Reasons>
        </Notice>
      )}
    </SettingCard>
  )
}
