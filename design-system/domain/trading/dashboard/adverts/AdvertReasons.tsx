import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { Why } from './AdvertRow.styles.ts'
import type { AdvertChange, HiddenReason, OwnAdvert, OwnAdvertHrefs } from '../../advert/ownAdvert.ts'
import { remedyOf, shownReasons } from './remedy.ts'

interface AdvertReasonsProps {
  advert: OwnAdvert
  hrefs: OwnAdvertHrefs
  /** It is being changed: nothing else is sent meanwhile. */
  isChanging: boolean
  onChange: (change: AdvertChange) => void
}

const own = { draft: 'draft', archived: 'archived' } as const

/** Why an advert is not shown, each reason with the one press that mends it. */
export function AdvertReasons({ advert, hrefs, isChanging, onChange }: AdvertReasonsProps) {
  const t = useT('ownAdvert')
  const coin = advert.cryptoCurrencyCode
  const word = (reason: HiddenReason) =>
    reason === 'not_listed' && (advert.status === 'draft' || advert.status === 'archived')
      ? own[advert.status]
      : reason
  return shownReasons(advert).map(reason => {
    const remedy = remedyOf(reason, advert, hrefs)
    return (
      <Why key={reason} data-compact="">
        <span>{t(`reason.${word(reason)}`, { coin, why: advert.settings.withheldReason ?? '' })}</span>
        {remedy?.kind === 'link' && (
          <LinkButton size="s" variant="soft" href={remedy.href}>
            {t(`remedy.${remedy.word}`, { coin })}
          </LinkButton>
        )}
        {remedy?.kind === 'change' && (
          <Button
            size="s"
            variant="soft"
            onClick={() => onChange(remedy.change)}
            pendingLabel={isChanging ? t('changing') : undefined}
          >
            {t(`remedy.${remedy.word}`, { coin })}
          </Button>
        )}
      </Why>
    )
  })
}
