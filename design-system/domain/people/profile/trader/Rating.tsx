import type { ComponentProps } from 'react'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import type { DecimalString } from '../../../../format/decimal.ts'
import { formatPercent } from '../../../../format/formatPercent.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { RatingRoot } from './Rating.styles.ts'

type RatingProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Share of positive feedback in percent points; null without feedback. */
  ratingPercent: DecimalString | null
}

/** How many of a trader's partners were content: a thumb and "99.4%"; nobody's word yet is "No feedback yet". */
export function Rating({ ratingPercent, ...rest }: RatingProps) {
  const t = useT('profile')
  const locale = useLocale()
  if (ratingPercent === null) return <RatingRoot {...rest}>{t('rating.none')}</RatingRoot>
  return (
    <RatingRoot data-rated="" {...rest}>
      <Icon of={ThumbsUp} size="xs" />
      {formatPercent(ratingPercent, { locale, decimals: 1 })}
      <VisuallyHidden>{t('rating.positive')}</VisuallyHidden>
    </RatingRoot>
  )
}
