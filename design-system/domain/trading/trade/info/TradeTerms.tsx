import type { ComponentProps } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Text } from '../../../../primitives/text/Text.tsx'
import { TabBody, TermsText } from './TradeInfo.styles.ts'

type TradeTermsProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** As they stood when the trade was opened. */
  terms: string
}

/** What the owner of the ad asks for: the tab "Terms". */
export function TradeTerms({ terms, ...rest }: TradeTermsProps) {
  const t = useT('tradePage')
  return (
    <TabBody {...rest}>
      {terms.trim() === '' ? <Text tone="secondary">{t('terms.none')}</Text> : <TermsText>{terms}</TermsText>}
    </TabBody>
  )
}
