import type { ReactNode } from 'react'
import { useState } from 'react'
import { useT } from '../../../locales/useT.ts'
import { AmountField } from '../../../primitives/field/AmountField.tsx'
import type { FieldWords } from '../../../primitives/field/fieldStatus.ts'
import { TextArea } from '../../../primitives/field/TextArea.tsx'
import { TextField } from '../../../primitives/field/TextField.tsx'
import { Select } from '../../../primitives/select/Select.tsx'
import { SpecimenTable } from '../specimen/SpecimenTable.tsx'
import { Choices } from './Choices.tsx'
import { Pretend } from './Pretend.tsx'

const kinds = ['text', 'amount', 'select', 'area'] as const
type FieldKind = (typeof kinds)[number]

const states = ['empty', 'focus', 'filled', 'error', 'inert'] as const
type FieldState = (typeof states)[number]

const names = {
  text: 'TextField',
  amount: 'AmountField',
  select: 'Select',
  area: 'TextArea',
} as const satisfies Record<FieldKind, string>

const inUse = ['focus'] as const

/** Each field in each state, and what chooses without being typed into. */
export function FieldSection() {
  const t = useT('uiKit')
  const tPart = useT('uiKitPart')
  return (
    <>
      <SpecimenTable
        caption={t('section.fields.title')}
        columns={[tPart('fields.component'), ...states.map(state => tPart(`fields.state.${state}`))]}
        rows={kinds.map(kind => ({
          id: kind,
          head: names[kind],
          note: tPart(`fields.use.${kind}`),
          cells: states.map(state => <Specimen key={state} kind={kind} state={state} />),
        }))}
      />
      <Choices />
    </>
  )
}

function Specimen({ kind, state }: { kind: FieldKind; state: FieldState }) {
  const tPart = useT('uiKitPart')
  const words: FieldWords = {
    label: tPart(`fields.label.${kind}`),
    ...(state === 'filled' ? { hint: tPart(`fields.hint.${kind}`) } : {}),
    ...(state === 'error' ? { error: tPart(`fields.error.${kind}`) } : {}),
    ...(state === 'inert' ? { disabledReason: tPart(`fields.reason.${kind}`) } : {}),
  }
  const field = <Field kind={kind} words={words} start={state === 'empty' ? 'empty' : state} />
  return state === 'focus' ? <Pretend states={inUse}>{field}</Pretend> : field
}

interface FieldProps {
  kind: FieldKind
  words: FieldWords
  start: FieldState
}

/** What each holds at first. A field that is wrong holds what is wrong. */
const values = {
  text: { empty: '', focus: 'amina@', filled: 'amina@souk.test', error: 'amina@', inert: 'amina@souk.test' },
  amount: { empty: '', focus: '250000', filled: '250000', error: '4000', inert: '250000' },
} as const

function Field({ kind, words, start }: FieldProps): ReactNode {
  const tPart = useT('uiKitPart')
  const isEmpty = start === 'empty' || (kind === 'select' && (start === 'error' || start === 'focus'))
  const long = isEmpty ? '' : tPart(start === 'error' ? 'fields.area.wrong' : 'fields.area.right')
  const first = { text: values.text[start], amount: values.amount[start], area: long, select: '' }[kind]
  const [value, setValue] = useState<string>(first)
  const [chosen, setChosen] = useState<'bank' | 'opay' | null>(isEmpty ? null : 'bank')
  const typed = { ...words, value, onChange: setValue }
  if (kind === 'amount') return <AmountField {...typed} symbol="₦" code="NGN" />
  if (kind === 'area') return <TextArea {...typed} />
  if (kind === 'text') return <TextField {...typed} autoComplete="off" />
  return (
    <Select
      {...words}
      value={chosen}
      onChange={setChosen}
      placeholder={tPart('fields.any')}
      options={[
        { value: 'bank', label: tPart('fields.bank') },
        { value: 'opay', label: 'OPay' },
      ]}
    />
  )
}
