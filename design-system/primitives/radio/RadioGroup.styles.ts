import { styled } from 'styled-components'
import { column, labelText } from '../../theme/mixins.ts'
import { vars } from '../../tokens/vars.ts'

const { semantic, space } = vars

export const GroupRoot = styled.fieldset`
  ${column(space[3])}
`

export const GroupLabel = styled.legend`
  margin-bottom: ${space['1-5']};
  ${labelText}
`

export const OptionLabel = styled.span`
  font-weight: ${vars.font.weight.medium};
  color: ${semantic.text.primary};
`
