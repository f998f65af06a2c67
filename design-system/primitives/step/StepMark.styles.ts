import { styled } from 'styled-components'
import { centred, square } from '../../theme/mixins.ts'
import { vars } from '../../tokens/vars.ts'

const { semantic, size } = vars

/** A step's number, or what came of it: a tick when it is `done`, a cross when it is `stopped`. */
export const StepMark = styled.span`
  flex: none;
  ${centred}
  ${square(size.step)}
  border: ${vars.borderWidth.thick} solid ${semantic.border.strong};
  border-radius: ${vars.radius.s};
  font: ${vars.type.caption.font};
  font-weight: ${vars.font.weight.semibold};
  transition: background-color ${vars.duration.slow} ${vars.easing.out};
  &[data-state='done'] {
    color: ${semantic.accent.text};
    border-color: transparent;
    background: ${semantic.accent.soft};
  }
  &[data-state='stopped'] {
    color: ${semantic.text.secondary};
    border-color: transparent;
    background: ${semantic.surface.muted};
  }
  &[data-state='now'] {
    color: ${semantic.accent.on};
    border-color: transparent;
    background: ${semantic.accent.solid};
  }
`
