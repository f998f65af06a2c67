import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useFormState } from '../../../../../forms/useFormState.ts'
import { useT } from '../../../../../locales/useT.ts'
import { Button } from '../../../../../primitives/button/Button.tsx'
import type { AdvertForm } from '../form/useAdvertForm.ts'
import { BackWord } from './WizardFrame.styles.ts'
import { wizardFormId } from './WizardFrame.tsx'
import { wizardSteps } from '../form/wizardStep.ts'

interface WizardBarProps {
  advert: AdvertForm
  ending: 'publish' | 'save'
  /** The main button sends it. */
  isLast: boolean
  canGoBack: boolean
}

/** Back, on, and what ends the wizard. */
export function WizardBar({ advert, ending, isLast, canGoBack }: WizardBarProps) {
  const t = useT('advertWizard')
  const isPending = useFormState(advert.form, state => state.isPending)
  const at = wizardSteps.indexOf(advert.step)
  const following = wizardSteps[at + 1]
  return (
    <>
      {canGoBack && (
        <Button
          size="l"
          icon={ArrowLeft}
          data-place="back"
          onClick={() => advert.goTo(wizardSteps[at - 1] ?? 'general')}
        >
          <BackWord>{t('back')}</BackWord>
        </Button>
      )}
      {isLast && ending === 'publish' && (
        <Button size="l" variant="ghost" onClick={() => void advert.send('draft')}>
          {t('keepDraft')}
        </Button>
      )}
      <Button
        type="submit"
        form={wizardFormId}
        size="l"
        variant="primary"
        pendingLabel={isPending ? t(ending === 'save' ? 'saving' : 'publishing') : undefined}
      >
        {isLast
          ? t(ending === 'save' ? 'save' : 'publish')
          : t(following === 'preview' ? 'toPreview' : 'next')}
      </Button>
    </>
  )
}
