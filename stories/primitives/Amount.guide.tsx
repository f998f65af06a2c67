import { AmountText } from '../../design-system/primitives/amount/AmountText.tsx'
import { Text } from '../../design-system/primitives/text/Text.tsx'
import type { Guides } from '../support/docs/guide.ts'

export const guides: Guides = {
  AmountText: {
    when: ['Money is shown. One amount of a view is the largest thing on it.'],
    not: [
      ['It stands in a sentence: the text of the sentence holds it', 'Text'],
      ['It is typed', 'AmountField'],
    ],
    pairs: [
      {
        right: {
          says: 'The digits that count lead; zeros and code recede.',
          picture: () => (
            <AmountText
              size="l"
              parts={[
                { kind: 'lead', text: '0.00' },
                { kind: 'integer', text: '169634' },
                { kind: 'code', text: '\u00A0BTC' },
              ]}
            />
          ),
        },
        wrong: {
          says: 'All digits shout alike.',
          picture: () => <Text size="body-strong">0.00169634 BTC</Text>,
        },
      },
    ],
    anatomy: [
      ['Sign', 'A true minus; a plus for what came in'],
      ['Symbol', 'Of a currency, quiet'],
      ['Lead', 'The zeros of a coin before the first digit that counts'],
      ['Digits', 'Of equal width; they stand under each other in a column'],
      ['Fraction, code', 'Quiet'],
    ],
    related: ['AmountField', 'AmountBlock', 'StaleNote'],
  },
}
