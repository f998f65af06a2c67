import { styled } from 'styled-components'
import { boxLook } from '../../../../primitives/field/Field.styles.ts'
import { vars } from '../../../../tokens/vars.ts'

export const PlainForm = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(176px, 1fr)); /* measured: "Российский рубль (RUB)" */
  align-items: end;
  gap: ${vars.space[3]};
`

export const PlainLabel = styled.label`
  display: grid;
  gap: ${vars.space['1-5']};
  font: ${vars.type.label.font};
  color: ${vars.semantic.text.secondary};
`

export const PlainSelect = styled.select`
  ${boxLook}
`

export const PlainInput = styled.input`
  ${boxLook}
`
