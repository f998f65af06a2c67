import Mail from 'lucide-react/icons/mail'
import { useBrand } from '../../../brand/brand.ts'
import { useT } from '../../../locales/useT.ts'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { Letter, LetterBody, LetterHead, WordLine } from './LetterPreview.styles.ts'

/** How a letter of ours begins with this word, so that its absence is noticed. */
export function LetterPreview({ word }: { word: string }) {
  const t = useT('security')
  const brand = useBrand()
  return (
    <Letter>
      <LetterHead>
        <Icon of={Mail} size="xs" />
        {t('phishing.preview')}: {brand.name} · {brand.supportEmail}
      </LetterHead>
      <LetterBody>
        <Text as="p" size="body-strong">
          {t('phishing.subject')}
        </Text>
        {word === '' ? (
          <WordLine data-empty="">{t('phishing.noWord')}</WordLine>
        ) : (
          <WordLine>{t('phishing.greeting', { word })}</WordLine>
        )}
        <Text as="p" tone="secondary">
          {t('phishing.body')}
        </Text>
      </LetterBody>
    </Letter>
  )
}
