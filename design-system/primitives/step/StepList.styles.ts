import { styled } from 'styled-components'
import { baselineRow, captionText, row } from '../../theme/mixins.ts'
import { media, vars } from '../../tokens/vars.ts'

const { semantic, space } = vars

export const Steps = styled.ol`
  display: flex;
  gap: ${space[2]};
  @media ${media.phone} {
    display: none;
  }
`

export const StepItem = styled.li`
  flex: 1 1 auto;
  ${row(space[2])}
  font: ${vars.type.label.font};
  white-space: nowrap;
  color: ${semantic.text.tertiary};

  &:last-child {
    flex: none;
  }
  &:not(:last-child)::after {
    content: '';
    flex: 1;
    min-width: ${space[3]};
    height: ${vars.borderWidth.thick};
    border-radius: ${vars.radius.xs};
    background: ${semantic.border.default};
  }
  &[data-state='done'] {
    color: ${semantic.text.secondary};
  }
  &[data-state='done']::after {
    background: ${semantic.accent.solid};
  }
  &[data-state='now'],
  &[data-state='stopped'] {
    font-weight: ${vars.font.weight.semibold};
    color: ${semantic.text.primary};
  }
  @media ${media.belowDesktop} {
    &:not([data-state='now'], [data-state='stopped']) > [data-name] {
      position: absolute;
      width: ${vars.borderWidth.hairline};
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`

/** The same on a phone: the name of this step, where it stands, and a bar. */
export const Summary = styled.div`
  display: none;
  @media ${media.phone} {
    display: block;
  }
`

export const SummaryRow = styled.div`
  ${baselineRow('0', space[3])}
  justify-content: space-between;
  margin-bottom: ${space[2]};
`

export const SummaryName = styled.strong`
  font: ${vars.type.bodyStrong.font};
`

export const SummaryPlace = styled.span`
  ${captionText}
`
