import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { CopyButton } from '../../../../primitives/button/CopyButton.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { QrCode } from '../../../../primitives/qr/QrCode.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { secretGroups } from './secretGroups.ts'
import { PanelActions } from '../SecurityPanel.styles.ts'
import { SecretPlace, SecretRow } from './TwoFactorSetup.styles.ts'

interface TwoFactorSecretProps {
  secret: string
  uri: string
  onScanned: () => void
  onCancel: () => void
}

/** The secret three ways: for a camera, for typing, and for an app on the same device. */
export function TwoFactorSecret({ secret, uri, onScanned, onCancel }: TwoFactorSecretProps) {
  const t = useT('security')
  const tCommon = useT('common')
  return (
    <Stack gap="4">
      <SecretPlace>
        <QrCode text={uri} label={t('setup.qr')} />
        <Stack gap="4">
          <Text as="p">{t('setup.scan')}</Text>
          <div>
            <Text as="p" size="label" tone="secondary">
              {t('setup.secret')}
            </Text>
            <SecretRow>
              <Text size="code">{secretGroups(secret)}</Text>
              <CopyButton
                text={secret}
                label={t('setup.copySecret')}
                copiedLabel={tCommon('state.copied')}
                failedLabel={t('setup.copyFailed')}
                look="icon"
              />
            </SecretRow>
          </div>
          <TextLink href={uri} data-standing="">
            {t('setup.openApp')}
          </TextLink>
          <Caption as="p">{t('setup.secretKeep')}</Caption>
        </Stack>
      </SecretPlace>
      <PanelActions>
        <Button variant="primary" onClick={onScanned}>
          {t('setup.scanned')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {tCommon('verb.cancel')}
        </Button>
      </PanelActions>
    </Stack>
  )
}
