import { styled } from 'styled-components'
import { vars } from '../../tokens/vars.ts'

const { semantic, space } = vars

export const GroupRoot = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
`

export const GroupLabel = styled.legend`
  margin-bottom: ${space['1-5']};
  font: ${vars.type.label.font};
  color: ${semantic.text.secondary};
`

export const OptionLabel = styled.span`
  font-weight: ${vars.font.weight.medium};
  color: ${semantic.text.primary};
`
