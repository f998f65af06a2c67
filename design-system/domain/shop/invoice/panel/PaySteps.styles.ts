import { styled } from 'styled-components'
import { vars } from '../../../../tokens/vars.ts'

const { semantic, space, type } = vars

export const StepsRoot = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space['1-5']};
  color: ${semantic.text.secondary};
  font: ${type.caption.font};
  > [aria-current] {
    color: ${semantic.text.primary};
    font-weight: ${vars.font.weight.semibold};
  }
`

export const StepTrack = styled.div`
  height: ${vars.size.bar};
  margin-bottom: ${space['1-5']};
  border-radius: ${vars.radius.xs};
  background: var(--panel-track);
  overflow: clip;
`

export const StepFill = styled.div`
  height: 100%;
  border-radius: inherit;
  background: var(--panel-warning);
  transition: width ${vars.duration.base} ${vars.easing.out};
  &[data-done] {
    background: var(--panel-success);
  }
`
