import * as unions from '../../__generated__/unions.ts'
import X from 'lucide-react/icons/x'
import { formatList } from '../../../format/formatList.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { IconButton } from '../../../primitives/button/IconButton.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { useMedia } from '../../../primitives/media/useMedia.ts'
import { media } from '../../../tokens/vars.ts'
import { Strip, StripText, Title, Tries } from './DemoStrip.styles.ts'

/** What somebody may begin with in a demo. */
export const demoTries = unions.demoTryKinds
export type DemoTry = (typeof demoTries)[number]

interface DemoStripProps {
  /** Whom one can log in as; one or more. */
  people: readonly string[]
  /** Of all of them. */
  password: string
  tries: readonly { readonly kind: DemoTry; readonly href: string }[]
  /** Somebody has seen enough of it. */
  onPutAway: () => void
}

/** What a demo is, whom one can be in it and what to try first: once, at the end of the screen, until it is put away. */
export function DemoStrip({ people, password, tries, onPutAway }: DemoStripProps) {
  const t = useT('demo')
  const locale = useLocale()
  // There is room for a line, and for the rest when it is asked for.
  const isPhone = useMedia(media.phone)
  return (
    <Strip aria-label={t('title')}>
      <StripText as={isPhone ? 'details' : 'div'}>
        <Title as={isPhone ? 'summary' : 'strong'}>{t('title')}</Title>
        <span>{t('people', { people: formatList(people, { locale, join: 'or' }), password })}</span>
        <Tries>
          {tries.map(({ kind, href }) => (
            <li key={kind}>
              <TextLink href={href} data-standing="">
                {t(`tries.${kind}`)}
              </TextLink>
            </li>
          ))}
        </Tries>
      </StripText>
      <IconButton icon={X} size="s" label={t('putAway')} onClick={onPutAway} />
    </Strip>
  )
}
