import type { DisplayAsset } from '../../../../format/displayAsset.ts'
import { Form } from '../../../../forms/Form.tsx'
import { useT } from '../../../../locales/useT.ts'
import { bulkParts } from './bulkAdvert.ts'
import type { BulkAdvert, BulkPart } from './bulkAdvert.ts'
import { BulkPartFields } from './BulkPartFields.tsx'
import { BulkPartCard } from './BulkPartCard.tsx'
import type { BulkFormState } from './useBulkForm.ts'

interface BulkFormProps {
  /** Made by `useBulkForm`. */
  bulk: BulkFormState
  adverts: readonly BulkAdvert[]
  /** The one fiat of them all; null where they have several. */
  fiat: DisplayAsset | null
  timeZone: string
}

/** Amounts mean nothing without their fiat. */
const inFiat: ReadonlySet<BulkPart> = new Set(['limits', 'conditions'])

/** What is to be changed in several adverts: parts that are switched on one by one, so that nothing else is touched. */
export function BulkForm({ bulk, adverts, fiat, timeZone }: BulkFormProps) {
  const t = useT('advertBulk')
  const { form, parts, turn, week, setWeek } = bulk
  const does = adverts.every(({ type }) => type === 'Buy') ? 'buy' : 'sell'
  return (
    <Form form={form} aria-label={t('form')} gap="4">
      {bulkParts.map(part => (
        <BulkPartCard
          key={part}
          title={t(`part.${part}.title`)}
          hint={t(`part.${part}.hint`)}
          isOn={parts.has(part)}
          onChange={isOn => turn(part, isOn)}
          disabledReason={fiat === null && inFiat.has(part) ? t('severalFiats') : undefined}
        >
          <BulkPartFields {...{ part, form, fiat, week, timeZone, does }} onWeek={setWeek} />
        </BulkPartCard>
      ))}
    </Form>
  )
}
