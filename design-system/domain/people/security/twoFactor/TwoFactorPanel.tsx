import ShieldCheck from 'lucide-react/icons/shield-check'
import ShieldOff from 'lucide-react/icons/shield-off'
import { formatDate } from '../../../../format/date/formatDate.ts'
import type { Moment } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Chip } from '../../../../primitives/chip/Chip.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { PanelActions } from '../SecurityPanel.styles.ts'
import { SecurityPanel } from '../SecurityPanel.tsx'

interface TwoFactorPanelProps {
  isOn: boolean
  /** Since when, where it is known. */
  since?: Moment | null | undefined
  /** How many recovery codes are not used yet. */
  codesLeft?: number | null | undefined
  onTurnOn: () => void
  /** While the secret is being made. */
  isTurningOn?: boolean | undefined
  /** Leads to `TwoFactorRemoval`; nothing is off yet. */
  onTurnOff: () => void
  onNewCodes?: (() => void) | undefined
}

/** How the second factor stands, and what can be done with it. */
export function TwoFactorPanel({ isOn, ...props }: TwoFactorPanelProps) {
  return isOn ? <On {...props} /> : <Off {...props} />
}

type StateProps = Omit<TwoFactorPanelProps, 'isOn'>

function On({ since = null, codesLeft = null, onTurnOff, onNewCodes }: StateProps) {
  const t = useT('security')
  const locale = useLocale()
  const lead = since === null ? undefined : { date: formatDate(since, { format: 'date', locale }) }
  return (
    <SecurityPanel
      title={t('twoFactor.title')}
      mark={
        <Chip tone="positive" icon={ShieldCheck}>
          {t('twoFactor.on')}
        </Chip>
      }
      lead={lead && t('twoFactor.since', lead)}
    >
      {codesLeft !== null && (
        <Text as="p" tone={codesLeft === 0 ? 'warning' : 'secondary'}>
          {t('twoFactor.codesLeft', { count: codesLeft })}
        </Text>
      )}
      <Inline gap="2">
        {onNewCodes !== undefined && <Button onClick={onNewCodes}>{t('twoFactor.newCodes')}</Button>}
        <Button variant="ghost" onClick={onTurnOff}>
          {t('twoFactor.turnOff')}
        </Button>
      </Inline>
    </SecurityPanel>
  )
}

function Off({ onTurnOn, isTurningOn = false }: StateProps) {
  const t = useT('security')
  return (
    <SecurityPanel
      title={t('twoFactor.title')}
      mark={
        <Chip tone="warning" icon={ShieldOff}>
          {t('twoFactor.off')}
        </Chip>
      }
      lead={t('twoFactor.offText')}
    >
      <PanelActions>
        <Button
          variant="primary"
          icon={ShieldCheck}
          pendingLabel={isTurningOn ? t('setup.confirming') : undefined}
          onClick={onTurnOn}
        >
          {t('twoFactor.turnOn')}
        </Button>
      </PanelActions>
    </SecurityPanel>
  )
}
