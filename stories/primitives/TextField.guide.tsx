import { TextField } from '../../design-system/primitives/field/TextField.tsx'
import type { Guides } from '../support/docs/guide.ts'
import { ValueHolder } from '../support/ValueHolder.tsx'

const anatomy = [
  ['Label', 'Above, always there'],
  ['Control', '44 high; what stands before and after the text belongs to it'],
  ['Hint', 'Below: what to write'],
  ['Error', 'In place of the hint, with an icon: what to do about it'],
] as const

export const guides: Guides = {
  TextField: {
    when: ['One line is typed: a name, an address, a search.'],
    not: [
      ['It is money', 'AmountField'],
      ['It is a code that was sent', 'CodeField'],
      ['It has several lines', 'TextArea'],
      ['It is one of a list', 'Select'],
    ],
    pairs: [
      {
        right: {
          says: 'The label stays, the hint says what is expected.',
          picture: () => (
            <ValueHolder initial="">
              {(value, set) => (
                <TextField label="Address" hint="Of the network Tron" value={value} onChange={set} />
              )}
            </ValueHolder>
          ),
        },
        wrong: {
          says: 'A placeholder as the only hint is gone with the first letter.',
          picture: () => (
            <ValueHolder initial="">
              {(value, set) => (
                <TextField label="Address" placeholder="Of the network Tron" value={value} onChange={set} />
              )}
            </ValueHolder>
          ),
        },
      },
      {
        right: {
          says: 'The error says what to do.',
          picture: () => (
            <ValueHolder initial="bc1qxy">
              {(value, set) => (
                <TextField
                  label="Address"
                  error="This is a Bitcoin address. Paste one of Tron."
                  value={value}
                  onChange={set}
                />
              )}
            </ValueHolder>
          ),
        },
        wrong: {
          says: '“Invalid” leaves people where they are.',
          picture: () => (
            <ValueHolder initial="bc1qxy">
              {(value, set) => (
                <TextField label="Address" error="Invalid value" value={value} onChange={set} />
              )}
            </ValueHolder>
          ),
        },
      },
    ],
    anatomy,
    keyboard: [
      ['Tab', 'Comes here'],
      ['Enter', 'Sends the form around it'],
    ],
    related: ['AmountField', 'CodeField', 'TextArea', 'FieldFrame'],
  },
  AmountField: {
    when: ['Money is typed. What it holds is a decimal text, never a number.'],
    not: [
      ['It is shown, not typed', 'AmountText'],
      ['A rough choice between two ends is enough', 'Slider'],
    ],
    anatomy: [...anatomy, ['Symbol and code', 'What is paid in; they are no part of the text']],
    keyboard: [
      ['Tab', 'Comes here'],
      ['Digits, point or comma', 'Are typed; whatever is no number is left out'],
    ],
    related: ['TextField', 'AmountText', 'Slider'],
  },
  TextArea: {
    when: ['Several lines are typed: terms, a message, a statement.'],
    not: [['One line is enough', 'TextField']],
    anatomy,
    keyboard: [
      ['Tab', 'Comes here'],
      ['Enter', 'Begins a new line'],
    ],
    related: ['TextField'],
  },
  FieldFrame: {
    when: ['A new kind of field is built: it ties label, hint and error to the control.'],
    not: [['A form is built', 'TextField']],
    anatomy,
    related: ['TextField', 'Select', 'CodeField'],
  },
}
