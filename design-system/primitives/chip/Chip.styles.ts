import { styled } from 'styled-components'
import { inlineRow } from '../../theme/mixins.ts'
import { vars } from '../../tokens/vars.ts'

const { semantic, type } = vars

export const ChipRoot = styled.span`
  ${inlineRow(vars.space[1])}
  min-height: ${vars.size.chip};
  max-width: 100%;
  padding: 0 ${vars.space[2]};
  border-radius: ${vars.radius.s};
  font: ${type.caption.font};
  font-weight: ${vars.font.weight.medium};
  white-space: nowrap;
  color: ${semantic.text.secondary};
  background: ${semantic.surface.muted};

  &[data-tone='accent'] {
    color: ${semantic.accent.text};
    background: ${semantic.accent.soft};
  }
  &[data-tone='warning'] {
    color: ${semantic.warning.text};
    background: ${semantic.warning.soft};
  }
  &[data-tone='positive'] {
    color: ${semantic.positive.text};
    background: ${semantic.positive.soft};
  }
  &[data-tone='negative'] {
    color: ${semantic.negative.text};
    background: ${semantic.negative.soft};
  }
`
