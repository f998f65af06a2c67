import { styled } from 'styled-components'
import { inlineRow } from '../../../../theme/mixins.ts'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const TimerRoot = styled.div`
  position: relative;
  ${inlineRow(space['2-5'])}
  color: ${semantic.text.secondary};

  &[data-look='text'] {
    gap: ${space[1]};
    font: ${type.bodyStrong.font};
  }
  &[data-look='chip'] {
    gap: ${space[1]};
    min-height: ${vars.size.controlS};
    padding-inline: ${space[2]};
    border-radius: ${vars.radius.s};
    font: ${type.bodyStrong.font};
    background: ${semantic.surface.muted};
  }
  &[data-look='text'][data-tone='warning'] {
    color: ${semantic.warning.text};
  }
  &[data-look='chip'][data-tone='warning'] {
    color: ${semantic.warning.text};
    background: ${semantic.warning.soft};
  }
`

export const Clockwork = styled.div`
  display: grid;
  font-variant-numeric: tabular-nums;
  [data-look='ring'] > & > time {
    font: ${type.amountM.font};
    color: ${semantic.text.primary};
  }
`

export const TimerWords = styled.span`
  font: ${type.caption.font};
`
