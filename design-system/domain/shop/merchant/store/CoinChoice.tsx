import { useId } from 'react'
import type { FieldHandle } from '../../../../forms/engine/fieldHandle.ts'
import { useField } from '../../../../forms/useField.ts'
import { Checkbox } from '../../../../primitives/checkbox/Checkbox.tsx'
import type { NamedAsset } from '../../../reference/asset/assetBook.ts'
import { ChoiceError, ChoiceGrid, ChoiceSet } from './CoinChoice.styles.ts'

interface CoinChoiceProps {
  field: FieldHandle<'multiselect'>
  label: string
  coins: readonly NamedAsset[]
}

/** Which coins a store takes. */
export function CoinChoice({ field, label, coins }: CoinChoiceProps) {
  const errorId = useId()
  const { state, error } = useField(field)
  const chosen = state.rawValue
  const { change, setElement } = field
  const choose = (code: string, isOn: boolean) =>
    change(isOn ? [...chosen, code] : chosen.filter(each => each !== code))
  return (
    <ChoiceSet
      ref={setElement}
      {...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId })}
    >
      <legend>{label}</legend>
      <ChoiceGrid>
        {coins.map(({ code, name }) => (
          <Checkbox key={code} checked={chosen.includes(code)} onChange={isOn => choose(code, isOn)}>
            {name} ({code})
          </Checkbox>
        ))}
      </ChoiceGrid>
      {error !== undefined && <ChoiceError id={errorId}>{error}</ChoiceError>}
    </ChoiceSet>
  )
}
