import { useState } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { TextField } from '../../../../primitives/field/TextField.tsx'
import { ColourRoot, NativeColour, Swatch } from './ColourField.styles.ts'
import type { HexColour } from '../../look/merchantLook.ts'

interface ColourFieldProps {
  label: string
  value: HexColour
  onChange: (colour: HexColour) => void
  error?: string | undefined
}

const whole = /^#?([0-9a-f]{6})$/i
/** The beginning of a colour: nobody is told that it is wrong while they write it. */
const begun = /^#?[0-9a-f]{0,6}$/i

/** The colour that was written; null for what is none. */
function writtenColour(text: string): HexColour | null {
  const digits = whole.exec(text.trim())?.[1]
  return digits === undefined ? null : `#${digits.toLowerCase()}`
}

/** A colour by its digits, or by the browser’s own choice. What is written and is no colour is forgotten when the field is left. */
export function ColourField({ label, value, onChange, error }: ColourFieldProps) {
  const t = useT('merchantStyle')
  // What is being written, and over which colour: another one from elsewhere takes its place.
  const [written, setWritten] = useState<{ readonly over: HexColour; readonly text: string } | null>(null)
  const text = written?.over === value ? written.text : value.toUpperCase()
  const write = (next: string) => {
    const colour = writtenColour(next)
    setWritten({ over: colour ?? value, text: next })
    if (colour !== null && colour !== value) onChange(colour)
  }
  const isWrong = !begun.test(text.trim())
  return (
    <ColourRoot>
      <TextField
        label={label}
        value={text}
        onChange={write}
        onBlur={() => setWritten(null)}
        error={isWrong ? t('notColor', { example: value.toUpperCase() }) : error}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        start={
          <Swatch style={{ '--swatch': value }}>
            <NativeColour
              type="color"
              aria-label={t('pick', { name: label })}
              value={value}
              onChange={event => onChange(event.currentTarget.value)}
            />
          </Swatch>
        }
      />
    </ColourRoot>
  )
}
