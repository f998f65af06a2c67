import { keyframes, styled } from 'styled-components'
import { square, variantRules } from '../../theme/mixins.ts'
import { vars } from '../../tokens/vars.ts'
import { optionalGapRules } from '../layout/gap.styles.ts'

const { space, size } = vars

const hold = keyframes`from { visibility: hidden; }`

/** Held back for a moment: what loads at once should not flash. */
export const LoadingRoot = styled.div`
  animation: ${hold} ${vars.duration.wait} step-end;
  ${optionalGapRules}
`

export const SkeletonRoot = styled.span`
  display: block;
  flex: none;
  max-width: 100%;
  border-radius: ${vars.radius.xs};
  background: ${vars.semantic.surface.skeleton};

  ${variantRules('shape', 'height', {
    line: space['3-5'],
    'small-line': space['2-5'],
    amount: space[8],
  })}
  &[data-shape='tile'] {
    ${square(size.touch)}
    border-radius: ${vars.radius.m};
  }
  &[data-shape='coin'] {
    ${square(space[8])}
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

  ${variantRules('width', 'width', {
    quarter: '25%',
    half: '50%',
    most: '75%',
    full: '100%',
    short: space[16],
  })}
`
