import { fieldLengths } from '../../../../../forms/fieldLengths.ts'
import type { KeyboardEvent } from 'react'
import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react'
import type { DecimalString } from '../../../../../format/decimal.ts'
import { formatNumber } from '../../../../../format/numberFormat.ts'
import { useLocale } from '../../../../../locales/useLocale.ts'
import { useT } from '../../../../../locales/useT.ts'
import { FieldFrame } from '../../../../../primitives/field/FieldFrame.tsx'
import type { ControlWiring } from '../../../../../primitives/field/FieldFrame.tsx'
import { fieldStatus } from '../../../../../primitives/field/fieldStatus.ts'
import { Caption } from '../../../../../primitives/text/Caption.tsx'
import {
  Coloured,
  FormulaBox,
  FormulaInput,
  FormulaRoot,
  Layers,
  Piece,
  Suggestion,
  Suggestions,
} from './FormulaField.styles.ts'
import { formulaTokens, nameAt, withName } from './formulaToken.ts'
import type { FormulaError, RateSuggestion } from '../form/price.ts'

interface FormulaFieldProps {
  value: string
  onChange: (formula: string) => void
  error?: FormulaError | undefined
  /** Rates whose names begin with what is typed, nearest first. */
  suggestions: readonly RateSuggestion[]
  /** What of a name is typed at the caret now; an empty text when none is. */
  onQuery: (typed: string) => void
}

/** A formula of rates, in colours, with the names of rates offered as they are typed and a fault underlined where it is. */
export function FormulaField({ value, onChange, error, suggestions, onQuery }: FormulaFieldProps) {
  const t = useT('advertPart')
  return (
    <FieldFrame
      label={t('price.formula')}
      hint={t('price.formulaHint')}
      {...(error ? { error: error.message } : {})}
    >
      {wiring => <Editor {...{ value, onChange, error, suggestions, onQuery, wiring }} />}
    </FieldFrame>
  )
}

function Editor(props: FormulaFieldProps & { wiring: ControlWiring }) {
  const { value, onChange, error, suggestions, onQuery, wiring } = props
  const listId = useId()
  const [chosen, setChosen] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const { input, coloured, follow, putCaret } = useLayers()
  const offered = isOpen ? suggestions : []
  const active = offered[chosen]

  const look = (formula: string, caret: number) => {
    const typed = nameAt(formula, caret)?.typed ?? ''
    setOpen(typed !== '')
    setChosen(0)
    onQuery(typed)
  }
  const accept = ({ name }: RateSuggestion) => {
    const caret = input.current?.selectionStart ?? value.length
    const next = withName(value, caret, name)
    onChange(next.formula)
    putCaret(next.caret)
    setOpen(false)
  }
  const keys: Readonly<Record<string, () => void>> = active
    ? {
        ArrowDown: () => setChosen((chosen + 1) % offered.length),
        ArrowUp: () => setChosen((chosen + offered.length - 1) % offered.length),
        Enter: () => accept(active),
        Tab: () => accept(active),
        Escape: () => setOpen(false),
      }
    : {}
  const onKeyDown = (event: KeyboardEvent) => {
    const react = keys[event.key]
    if (!react) return
    event.preventDefault()
    event.stopPropagation()
    react()
  }
  return (
    <FormulaRoot>
      <FormulaBox data-status={fieldStatus({ error: error?.message })}>
        <Layers>
          <Coloured aria-hidden ref={coloured}>
            <Pieces formula={value} wrongFrom={error?.position ?? null} />
          </Coloured>
          <FormulaInput
            ref={input}
            type="text"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no native field completes a word in the middle of its text
            role="combobox"
            aria-expanded={offered.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            {...(active ? { 'aria-activedescendant': `${listId}-${chosen}` } : {})}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={fieldLengths.equation.most}
            value={value}
            onChange={({ currentTarget }) => {
              onChange(currentTarget.value)
              look(currentTarget.value, currentTarget.selectionStart ?? currentTarget.value.length)
            }}
            onScroll={follow}
            onBlur={() => setOpen(false)}
            onKeyDown={onKeyDown}
            {...wiring}
          />
        </Layers>
      </FormulaBox>
      <Offered {...{ listId, offered, chosen, accept }} />
    </FormulaRoot>
  )
}

/** Keeps the coloured layer under the typed one, and puts the caret where a completion ends. */
function useLayers() {
  const input = useRef<HTMLInputElement>(null)
  const coloured = useRef<HTMLDivElement>(null)
  const caret = useRef<number | null>(null)
  const follow = useCallback(() => {
    if (coloured.current && input.current) coloured.current.scrollLeft = input.current.scrollLeft
  }, [])
  // After each rendering: a change of the text moves what is in sight.
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
    follow()
  })
  return {
    input,
    coloured,
    follow,
    putCaret: (at: number) => {
      caret.current = at
    },
  }
}

/** The formula in its colours; what is wrong is underlined from where it begins to the end of that piece. */
function Pieces({ formula, wrongFrom }: { formula: string; wrongFrom: number | null }) {
  const pieces = formulaTokens(formula)
  const starts = pieces.map((_, index) =>
    pieces.slice(0, index).reduce((length, { text }) => length + text.length, 0),
  )
  return pieces.map(({ kind, text }, index) => {
    const start = starts[index] ?? 0
    const isWrong = wrongFrom !== null && wrongFrom >= start && wrongFrom < start + text.length
    return (
      <Piece key={start} data-kind={kind} {...(isWrong ? { 'data-wrong': '' } : {})}>
        {text}
      </Piece>
    )
  })
}

interface OfferedProps {
  listId: string
  offered: readonly RateSuggestion[]
  chosen: number
  accept: (suggestion: RateSuggestion) => void
}

function Offered({ listId, offered, chosen, accept }: OfferedProps) {
  const t = useT('advertPart')
  if (offered.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list of options takes no caret from a text
    <Suggestions role="listbox" id={listId} aria-label={t('price.rates')}>
      {offered.map((suggestion, index) => (
        <Suggestion
          key={suggestion.name}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the list that it is in
          role="option"
          id={`${listId}-${index}`}
          aria-selected={index === chosen}
          // The field keeps its focus and caret.
          onMouseDown={event => event.preventDefault()}
          onClick={() => accept(suggestion)}
        >
          {suggestion.name}
          <RateText rate={suggestion.rate} />
        </Suggestion>
      ))}
    </Suggestions>
  )
}

function RateText({ rate }: { rate: DecimalString }) {
  const locale = useLocale()
  return <Caption as="span">{formatNumber(rate, { format: 'spaced', locale })}</Caption>
}
