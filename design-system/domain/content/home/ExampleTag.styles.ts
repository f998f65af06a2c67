import { styled } from 'styled-components'
import { inlineRow } from '../../../theme/mixins.ts'
import { vars } from '../../../tokens/vars.ts'

const { semantic, space } = vars

export const ExampleRoot = styled.span`
  align-self: flex-start;
  ${inlineRow(space[1])}
  min-height: ${vars.size.chip};
  padding: 0 ${space[2]};
  border: ${vars.borderWidth.hairline} dashed ${semantic.border.strong};
  border-radius: ${vars.radius.s};
  font: ${vars.type.caption.font};
  font-weight: ${vars.font.weight.medium};
  color: ${semantic.text.secondary};
`
