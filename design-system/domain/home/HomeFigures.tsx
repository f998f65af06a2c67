import { formatDuration } from '../../format/formatDuration.ts'
import { roundedCountLabel } from '../../format/labels.ts'
import { useLocale } from '../../locales/useLocale.ts'
import { useT } from '../../locales/useT.ts'
import { Card } from '../../primitives/card/Card.tsx'
import { Stack } from '../../primitives/layout/Stack.tsx'
import { Heading } from '../../primitives/text/Heading.tsx'
import { Figure, Figures } from './HomeFigures.styles.ts'

/** What has been done here, as it was counted. */
export interface HomeFiguresShape {
  readonly trades: number
  readonly people: number
  /** Null while nobody has released anything. */
  readonly medianReleaseSeconds: number | null
}

interface HomeFiguresProps {
  figures: HomeFiguresShape
}

const secondsInMinute = 60

/** What this place comes to, in true figures. Leave it out where there is nothing to tell yet. */
export function HomeFigures({ figures }: HomeFiguresProps) {
  const t = useT('home')
  const locale = useLocale()
  const { trades, people, medianReleaseSeconds } = figures
  const count = (value: number) => roundedCountLabel(value, locale)
  return (
    <Card as="section">
      <Stack gap="4">
        <Heading level={2} look="strong">
          {t('figures.title')}
        </Heading>
        <Figures>
          <Figure>
            <dt>{t('figures.trades')}</dt>
            <dd>{count(trades)}</dd>
          </Figure>
          <Figure>
            <dt>{t('figures.people')}</dt>
            <dd>{count(people)}</dd>
          </Figure>
          {medianReleaseSeconds !== null && (
            <Figure>
              <dt>{t('figures.release')}</dt>
              {/* A part of a minute is told as one: nobody is quicker than that says. */}
              <dd>
                {formatDuration(Math.max(1, Math.ceil(medianReleaseSeconds / secondsInMinute)), locale)}
              </dd>
            </Figure>
          )}
        </Figures>
      </Stack>
    </Card>
  )
}
