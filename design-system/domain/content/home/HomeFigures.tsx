import ChevronRight from 'lucide-react/icons/chevron-right'
import { formatDuration } from '../../../format/date/formatDuration.ts'
import { formatCount } from '../../../format/numberFormat.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { Figure, Figures } from './HomeFigures.styles.ts'
import { HomeSection } from './HomeSection.tsx'
import { Onward } from './HomeSection.styles.ts'

/** What has been done here, as it was counted. */
export interface HomeFiguresShape {
  readonly trades: number
  readonly people: number
  /** Null while nobody has released anything. */
  readonly medianReleaseSeconds: number | null
}

interface HomeFiguresProps {
  figures: HomeFiguresShape
  /** How reputation is counted. */
  howHref: string
}

const secondsInMinute = 60

/** What this place comes to, in true figures, on the one dark band. Leave it out where there is nothing to tell yet. */
export function HomeFigures({ figures, howHref }: HomeFiguresProps) {
  const t = useT('home')
  const locale = useLocale()
  const { trades, people, medianReleaseSeconds } = figures
  return (
    <HomeSection ground="band" title={t('figures.title', { count: trades })} lead={t('figures.lead')}>
      <Figures>
        <Figure>
          <dt>{t('figures.people')}</dt>
          <dd>{formatCount(people, locale)}</dd>
          <dd>{t('figures.peopleText')}</dd>
        </Figure>
        {medianReleaseSeconds !== null && (
          <Figure>
            <dt>{t('figures.release')}</dt>
            {/* A part of a minute is told as one: nobody is quicker than that says. */}
            <dd>{formatDuration(Math.max(1, Math.ceil(medianReleaseSeconds / secondsInMinute)), locale)}</dd>
            <dd>{t('figures.releaseText')}</dd>
          </Figure>
        )}
      </Figures>
      <Onward>
        <TextLink href={howHref} iconEnd={ChevronRight}>
          {t('figures.how')}
        </TextLink>
      </Onward>
    </HomeSection>
  )
}
