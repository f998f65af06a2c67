import ChevronDown from 'lucide-react/icons/chevron-down'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import type { LegalShape, LegalVersionShape } from '../contentShape.ts'
import { LegalFacts, LegalRoot, VersionFold, VersionList } from './LegalBar.styles.ts'

interface LegalBarProps {
  legal: LegalShape
  /** The version that is on the page. */
  version: number
  /** Where a version is: the same address with `?version=`. */
  href?: ((version: number) => string) | undefined
}

/** The same page, in another version of it. */
const sameAddress = (version: number): string => `?version=${version}`

/** What has to be known of a document of rules: from when it holds, what changed, and how it was before. */
export function LegalBar({
  legal: { holdsFrom, isTemplate, versions },
  version,
  href = sameAddress,
}: LegalBarProps) {
  const t = useT('content')
  const day = useDay()
  const [latest] = versions
  const shown = versions.find(one => one.version === version)
  const isEarlier = latest !== undefined && latest.version !== version
  return (
    <LegalRoot aria-label={t('legal.label')}>
      {isTemplate && (
        <Notice tone="warning" title={t('legal.template.title')}>
          {t('legal.template.text')}
        </Notice>
      )}
      {isEarlier && (
        <Notice tone="warning" title={t('legal.earlier')}>
          <TextLink href={href(latest.version)} look="inherit">
            {t('legal.current')}
          </TextLink>
        </Notice>
      )}
      <LegalFacts>
        <strong>{t('legal.since', { date: day(shown?.holdsFrom ?? holdsFrom) })}</strong>
        <span>{t('legal.version', { version })}</span>
      </LegalFacts>
      {shown !== undefined && shown.change !== '' && <p>{t('legal.change', { change: shown.change })}</p>}
      {versions.length > 1 && <Versions versions={versions} shown={version} href={href} />}
    </LegalRoot>
  )
}

interface VersionsProps {
  versions: readonly LegalVersionShape[]
  shown: number
  href: (version: number) => string
}

function Versions({ versions, shown, href }: VersionsProps) {
  const t = useT('content')
  const day = useDay()
  return (
    <VersionFold>
      <summary>
        {t('legal.versions')}
        <Icon of={ChevronDown} />
      </summary>
      <VersionList>
        {versions.map(({ version, holdsFrom, change }) => {
          const words = t('legal.row', { version, date: day(holdsFrom) })
          return (
            <li key={version}>
              {version === shown ? (
                <strong>
                  {words}. {t('legal.shown')}
                </strong>
              ) : (
                <TextLink href={href(version)}>{words}</TextLink>
              )}
              {change !== '' && <span>{change}</span>}
            </li>
          )
        })}
      </VersionList>
    </VersionFold>
  )
}

/** Writes a day of the calendar, which is the same everywhere. */
function useDay(): (day: string) => string {
  const locale = useLocale()
  return day => formatDate(day, { format: 'date', locale, timeZone: 'UTC' })
}
