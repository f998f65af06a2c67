import { styled } from 'styled-components'
import { vars } from '../../tokens/vars.ts'

const { semantic, type } = vars

export const BadgeRoot = styled.span`
  &[data-over]::after {
    content: attr(data-over);
  }
  display: inline-block;
  min-width: ${vars.size.badge};
  height: ${vars.size.badge};
  padding: 0 ${vars.space[1]};
  border-radius: ${vars.radius.full};
  font: ${type.caption.font};
  line-height: ${vars.size.badge};
  font-weight: ${vars.font.weight.semibold};
  text-align: center;

  &[data-tone='accent'] {
    color: ${semantic.accent.on};
    background: ${semantic.accent.solid};
  }
  &[data-tone='neutral'] {
    color: ${semantic.text.secondary};
    background: ${semantic.surface.muted};
  }
  &[data-tone='negative'] {
    color: ${semantic.negative.on};
    background: ${semantic.negative.solid};
  }
  &[data-shape='dot'] {
    min-width: 0;
    width: ${vars.space[2]};
    height: ${vars.space[2]};
    padding: 0;
  }
  &[data-shape='dot'][data-tone='neutral'] {
    background: ${semantic.border.strong};
  }
`
