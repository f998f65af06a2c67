import BadgeCheck from 'lucide-react/icons/badge-check'
import { formatDate } from '../../../format/date/formatDate.ts'
import type { Moment } from '../../../format/date/formatDate.ts'
import { formatDuration } from '../../../format/date/formatDuration.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Chip } from '../../../primitives/chip/Chip.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { PhoneCodeForm } from '../auth/phone/PhoneCodeForm.tsx'
import { PhoneForm } from '../auth/phone/PhoneForm.tsx'
import type { PhoneCountry, PhoneMethod, PhoneValues } from '../auth/phone/phone.ts'
import { CodeForm } from './twoFactor/CodeForm.tsx'
import { SecurityPanel } from './SecurityPanel.tsx'
import { CodePlace } from './twoFactor/TwoFactorSetup.styles.ts'

/** Where somebody stands on the way to a confirmed number. */
export type PhoneState =
  | { readonly kind: 'verified'; readonly phone: string; readonly verifiedAt: Moment | null }
  /** A number is asked for, the first or another one. */
  | { readonly kind: 'number'; readonly isChange: boolean }
  /** The confirmed number is about to go. */
  | { readonly kind: 'remove'; readonly phone: string }
  | {
      readonly kind: 'code'
      readonly phone: string
      readonly method: PhoneMethod
      readonly resendAt: Moment | null
      readonly isResending: boolean
    }

interface PhonePanelProps {
  state: PhoneState
  countries: readonly PhoneCountry[]
  initialCountry: string | null
  methods?: readonly PhoneMethod[] | undefined
  /** For how long withdrawals are held after a change (settings). */
  holdHours: number
  onNumber: (values: PhoneValues) => unknown
  onCode: (values: { readonly code: string }) => unknown
  onResend: (method: PhoneMethod) => void
  /** To the number: to change a confirmed one, or to correct it. */
  onOtherNumber: () => void
  /** The second factor is on: changing a confirmed number takes a code, and so does removing it. */
  isTwoFactorOn: boolean
  /** To the state `remove`. */
  onRemove: () => void
  onRemoveCode: (values: { readonly code: string }) => unknown
  /** Back from `remove`, or from a change that was only looked at. */
  onKeep: () => void
}

/** The phone of an account: the number, the code, and then how it stands. */
export function PhonePanel(props: PhonePanelProps) {
  const { state, isTwoFactorOn, onOtherNumber, onRemove } = props
  const t = useT('security')
  const locale = useLocale()
  if (state.kind === 'verified')
    return (
      <SecurityPanel
        title={t('phone.title')}
        mark={
          <Chip tone="positive" icon={BadgeCheck}>
            {t('phone.verified')}
          </Chip>
        }
        lead={
          state.verifiedAt === null
            ? undefined
            : t('phone.since', { date: formatDate(state.verifiedAt, { format: 'date', locale }) })
        }
      >
        <Inline gap="4">
          <Text size="body-strong">{state.phone}</Text>
          <Button onClick={onOtherNumber}>{t('phone.change')}</Button>
          {isTwoFactorOn && (
            <Button variant="ghost" onClick={onRemove}>
              {t('phone.remove')}
            </Button>
          )}
        </Inline>
      </SecurityPanel>
    )
  return (
    <SecurityPanel title={t('phone.title')} lead={t('phone.lead')}>
      <CodePlace>
        <PhoneSteps {...props} state={state} />
      </CodePlace>
    </SecurityPanel>
  )
}

type StepsProps = Omit<PhonePanelProps, 'state'> & { state: Exclude<PhoneState, { kind: 'verified' }> }

function PhoneSteps(props: StepsProps) {
  const { state, countries, initialCountry, methods, holdHours } = props
  const { isTwoFactorOn, onNumber, onCode, onResend, onOtherNumber, onKeep } = props
  const t = useT('security')
  const tCommon = useT('common')
  const locale = useLocale()
  if (state.kind === 'remove') return <PhoneRemoval {...props} phone={state.phone} />
  if (state.kind === 'code') {
    const { phone, method, resendAt, isResending } = state
    return (
      <PhoneCodeForm
        {...{ phone, method, methods, resendAt, isResending, onResend, onOtherNumber }}
        onSubmit={onCode}
      />
    )
  }
  return (
    <Stack gap="4">
      {state.isChange && <Notice>{t('follows', { time: formatDuration(holdHours * 60, locale) })}</Notice>}
      <PhoneForm
        {...{ countries, initialCountry, methods }}
        needsCode={state.isChange && isTwoFactorOn}
        onSubmit={onNumber}
      />
      {state.isChange && (
        <Button variant="ghost" width="fill" onClick={onKeep}>
          {tCommon('verb.cancel')}
        </Button>
      )}
    </Stack>
  )
}

type RemovalProps = Pick<PhonePanelProps, 'holdHours' | 'onRemoveCode' | 'onKeep'> & { phone: string }

function PhoneRemoval({ phone, holdHours, onRemoveCode, onKeep }: RemovalProps) {
  const t = useT('security')
  const tCommon = useT('common')
  const locale = useLocale()
  return (
    <Stack gap="4">
      <Text size="body-strong">{phone}</Text>
      <Notice>{t('follows', { time: formatDuration(holdHours * 60, locale) })}</Notice>
      <CodeForm
        label={t('phone.remove')}
        lead={t('phone.removeLead')}
        submitLabel={t('phone.remove')}
        pendingLabel={t('phone.removing')}
        backLabel={tCommon('verb.cancel')}
        onBack={onKeep}
        onSubmit={onRemoveCode}
      />
    </Stack>
  )
}
