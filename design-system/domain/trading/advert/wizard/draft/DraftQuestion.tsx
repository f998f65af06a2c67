import { formatDate } from '../../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../../locales/useLocale.ts'
import { useT } from '../../../../../locales/useT.ts'
import { Button } from '../../../../../primitives/button/Button.tsx'
import { LinkButton } from '../../../../../primitives/button/LinkButton.tsx'
import { SectionCard } from '../../../../../primitives/card/SectionCard.tsx'
import { Inline } from '../../../../../primitives/layout/Inline.tsx'
import type { NamedAsset } from '../../../../reference/asset/assetBook.ts'
import type { WizardType } from '../form/advertValues.ts'

interface DraftQuestionProps {
  /** Of the unfinished one. */
  type: WizardType
  coin: NamedAsset
  fiat: NamedAsset
  /** ISO-8601; when it was saved. */
  at: string
  continueHref: string
  onAnew: () => void
}

/** Somebody wants a certain new advert while another one is unfinished: which of them goes on. */
export function DraftQuestion({ type, coin, fiat, at, continueHref, onAnew }: DraftQuestionProps) {
  const t = useT('advertWizard')
  const locale = useLocale()
  const ad = t(`general.summary.${type}`, { coin: coin.name, fiat: fiat.name })
  return (
    <SectionCard
      title={t('draft.foundTitle')}
      lead={t('draft.found', { ad, at: formatDate(at, { format: 'dateTime', locale }) })}
    >
      <Inline gap="2">
        <LinkButton variant="primary" href={continueHref}>
          {t('draft.continue')}
        </LinkButton>
        <Button onClick={onAnew}>{t('draft.anew')}</Button>
      </Inline>
    </SectionCard>
  )
}
