import { styled } from 'styled-components'
import { inlineRow, oneLine } from '../../theme/mixins.ts'
import { vars } from '../../tokens/vars.ts'

const { semantic, type } = vars

export const TagRoot = styled.span`
  ${inlineRow(vars.space[1])}
  min-height: ${vars.size.tag};
  max-width: 100%;
  padding: 0 ${vars.space['1-5']};
  border-radius: ${vars.radius.xs};
  font: ${type.caption.font};
  font-weight: ${vars.font.weight.medium};
  color: ${semantic.text.secondary};

  &[data-look='filled'] {
    background: ${semantic.surface.muted};
  }
  &[data-look='outline'] {
    box-shadow: inset 0 0 0 ${vars.borderWidth.hairline} ${semantic.border.default};
  }
`

export const TagWords = styled.span`
  ${oneLine}
`
