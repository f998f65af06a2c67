import { useState } from 'react'
import type { ReactNode } from 'react'
import { absolute, negate } from '../../../format/decimal.ts'
import type { DecimalString } from '../../../format/decimal.ts'
import { formatPercent } from '../../../format/formatPercent.ts'
import { roundedCountLabel, volumeRangeLabel } from '../../../format/labels.ts'
import { locales } from '../../../format/locale.ts'
import { formatNumber, numberFormats, numberRoundings } from '../../../format/numberFormat.ts'
import type { NumberRounding } from '../../../format/numberFormat.ts'
import { FormAmountField } from '../../../forms/FormAmountField.tsx'
import { useField } from '../../../forms/useField.ts'
import { useForm } from '../../../forms/useForm.ts'
import { localeTable } from '../../../locales/localeTable.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Grid } from '../../../primitives/layout/Grid.tsx'
import { DefinitionList } from '../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../primitives/list/DefinitionRow.tsx'
import { SegmentedControl } from '../../../primitives/segmented/SegmentedControl.tsx'
import { Amount } from '../../reference/asset/Amount.tsx'
import { sampleBook, sampleCoin, sampleFiat } from '../specimen/sampleMarket.ts'
import { SpecimenTable } from '../specimen/SpecimenTable.tsx'
import { TryPlace, WrittenForms } from './Figure.styles.ts'

type AmountForm =
  | 'toPay'
  | 'coins'
  | 'shown'
  | 'price'
  | 'incoming'
  | 'outgoing'
  | 'percent'
  | 'count'
  | 'volume'

/** Digits on both sides of the point, more than any format shows. */
const first = '1234567.89012345'

/** A number to type, and how it is written for each purpose. */
export function AmountSection() {
  const t = useT('uiKit')
  const tPart = useT('uiKitPart')
  const [rounding, setRounding] = useState<NumberRounding>('round')
  const form = useForm({
    fields: {
      number: { typeId: 'amount', initial: first, context: { required: true, allowNegative: true } },
    },
    onSubmit: () => {},
  })
  const { value } = useField(form.field.number).state
  const number = value === '' ? null : value
  return (
    <>
      <Card>
        <TryPlace>
          <FormAmountField field={form.field.number} label={tPart('amounts.try')} size="l" />
          <div>
            <SegmentedControl
              label={tPart('amounts.rounding')}
              segments={numberRoundings.map(mode => ({ value: mode, label: tPart(`amounts.mode.${mode}`) }))}
              value={rounding}
              onChange={setRounding}
            />
          </div>
        </TryPlace>
      </Card>
      <Grid columns="main-side" gap="4">
        <SpecimenTable
          caption={t('section.amounts.title')}
          align="end"
          headLook="code"
          columns={[tPart('amounts.format'), ...locales.map(locale => localeTable[locale].name)]}
          rows={numberFormats.map(format => ({
            id: format,
            head: format,
            note: tPart(`amounts.rule.${format}`),
            cells: locales.map(locale =>
              number === null ? (
                '–'
              ) : (
                <b key={locale}>{formatNumber(number, { format, locale, rounding })}</b>
              ),
            ),
          }))}
        />
        <Card>{number === null ? tPart('amounts.none') : <AmountForms number={number} />}</Card>
      </Grid>
    </>
  )
}

/** The same number as an amount of something, as a count, as a share. */
function AmountForms({ number }: { number: DecimalString }) {
  const tPart = useT('uiKitPart')
  const locale = useLocale()
  const tether = sampleBook.of('USDT')
  const whole = Number.parseInt(absolute(number), 10)
  const forms: readonly (readonly [name: AmountForm, written: ReactNode])[] = [
    ['toPay', <Amount key="toPay" size="m" amount={number} asset={sampleFiat} mode="full" />],
    ['coins', <Amount key="coins" size="m" amount={number} asset={sampleCoin} mode="full" />],
    ['shown', <Amount key="shown" size="m" amount={number} asset={tether} mode="shown" />],
    ['price', <Amount key="price" size="m" amount={number} asset={sampleFiat} mode="price" />],
    [
      'incoming',
      <Amount key="in" size="m" tone="positive" amount={absolute(number)} asset={tether} sign="always" />,
    ],
    ['outgoing', <Amount key="out" size="m" amount={negate(absolute(number))} asset={tether} />],
    ['percent', formatPercent(number, { locale, sign: 'always' })],
    ['count', roundedCountLabel(whole, locale)],
    ['volume', volumeRangeLabel(absolute(number), locale)],
  ]
  return (
    <WrittenForms>
      <DefinitionList look="pairs">
        {forms.map(([name, written]) => (
          <DefinitionRow key={name} term={tPart(`amounts.form.${name}`)}>
            {written}
          </DefinitionRow>
        ))}
      </DefinitionList>
    </WrittenForms>
  )
}
