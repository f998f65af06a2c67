import { styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'

const { semantic, size, space, type } = vars

export const KeyRoot = styled.kbd`
  flex: none;
  min-width: ${size.badge};
  padding: 0 ${space[1]};
  border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
  border-radius: ${vars.radius.xs};
  font: ${type.caption.font};
  font-weight: ${vars.font.weight.medium};
  line-height: ${size.badge};
  text-align: center;
  white-space: nowrap;
  color: ${semantic.text.secondary};
  background: ${semantic.surface.muted};
`
