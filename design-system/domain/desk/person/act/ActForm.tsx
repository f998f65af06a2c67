import ArrowRight from 'lucide-react/icons/arrow-right'
import UsersRound from 'lucide-react/icons/users-round'
import { DangerSubmit } from '../../../../forms/DangerSubmit.tsx'
import { Form } from '../../../../forms/Form.tsx'
import { FormProblem } from '../../../../forms/FormProblem.tsx'
import { FormTextArea } from '../../../../forms/FormTextArea.tsx'
import { SubmitButton } from '../../../../forms/SubmitButton.tsx'
import { formatDuration } from '../../../../format/date/formatDuration.ts'
import { useRules } from '../../../../locales/rules.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { useReasonForm } from '../../act/useReasonForm.ts'
import type { PossibleAct } from '../deskPerson.ts'
import { Follows } from './ActPanel.styles.ts'
import { actLook } from './actLook.ts'

interface ActFormProps {
  userName: string
  possible: PossibleAct
  onAct: (reason: string) => Promise<unknown>
}

/** One act: what follows from it, the reason, and the press that does it or asks another operator. */
export function ActForm({ userName, possible: { act, operators }, onAct }: ActFormProps) {
  const t = useT('deskPerson')
  const { form, problem } = useReasonForm(t('act.failed'), onAct)
  const { icon, isDanger } = actLook[act]
  const isAsked = operators > 1
  const press = isAsked
    ? { icon: UsersRound, pendingLabel: t('act.asking'), children: t('act.ask') }
    : { icon, pendingLabel: t('act.doing'), children: t(`act.do.${act}`, { name: userName }) }
  return (
    <Form form={form} gap="4" aria-label={t(`act.do.${act}`, { name: userName })}>
      <Consequences act={act} />
      {isAsked && (
        <Notice tone="accent" icon={UsersRound}>
          {t('act.second')}
        </Notice>
      )}
      <FormTextArea
        field={form.field.reason}
        label={t('act.reason')}
        hint={t('act.reasonHint', { name: userName })}
        rows={3}
      />
      <FormProblem problem={problem} />
      {isDanger && !isAsked ? (
        <DangerSubmit form={form} {...press} />
      ) : (
        <SubmitButton form={form} width="fill" {...press} />
      )}
    </Form>
  )
}

function Consequences({ act }: Pick<PossibleAct, 'act'>) {
  const t = useT('deskPerson')
  const locale = useLocale()
  const { holdHours } = useRules().account
  const time = formatDuration(holdHours * 60, locale, 'long')
  return (
    <Follows aria-label={t('act.follows')}>
      {actLook[act].follows.map(consequence => (
        <li key={consequence}>
          <Icon of={ArrowRight} size="xs" />
          <span>{t(`act.consequence.${consequence}`, { time })}</span>
        </li>
      ))}
    </Follows>
  )
}
