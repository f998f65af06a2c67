import { keyframes, styled } from 'styled-components'
import { vars } from '../../tokens/vars.ts'

const { space, size } = vars

const hold = keyframes`from { visibility: hidden; }`

/** Held back for a moment: what loads at once should not flash. */
export const LoadingRoot = styled.div`
  animation: ${hold} ${vars.duration.wait} step-end;
`

export const SkeletonRoot = styled.span`
  display: block;
  flex: none;
  max-width: 100%;
  border-radius: ${vars.radius.xs};
  background: ${vars.semantic.surface.skeleton};

  &[data-shape='line'] {
    height: ${space['3-5']};
  }
  &[data-shape='small-line'] {
    height: ${space['2-5']};
  }
  &[data-shape='amount'] {
    height: ${space[8]};
  }
  &[data-shape='tile'] {
    width: ${size.touch};
    height: ${size.touch};
    border-radius: ${vars.radius.m};
  }
  &[data-shape='coin'] {
    width: ${space[8]};
    height: ${space[8]};
    border-radius: ${vars.radius.full};
  }
  &[data-shape='button'] {
    width: ${space[20]};
    height: ${size.controlM};
    border-radius: ${vars.radius.m};
  }
  &[data-shape='block'] {
    height: ${size.area};
    border-radius: ${vars.radius.m};
  }

  &[data-width='quarter'] {
    width: 25%;
  }
  &[data-width='half'] {
    width: 50%;
  }
  &[data-width='most'] {
    width: 75%;
  }
  &[data-width='full'] {
    width: 100%;
  }
  &[data-width='short'] {
    width: ${space[16]};
  }
`
