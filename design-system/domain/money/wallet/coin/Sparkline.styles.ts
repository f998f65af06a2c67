import { styled } from 'styled-components'
import { vars } from '../../../../tokens/vars.ts'

const { semantic } = vars

export const SparkRoot = styled.svg`
  flex: none;
  overflow: visible;
  --line: ${semantic.text.secondary};
  &[data-direction='up'] {
    --line: ${semantic.positive.text};
  }
  &[data-direction='down'] {
    --line: ${semantic.negative.text};
  }
`

export const SparkCurve = styled.path`
  fill: none;
  stroke: var(--line);
  stroke-width: 1.5; /* measured: between a hairline and a thick line */
  stroke-linejoin: round;
`

export const SparkEnd = styled.circle`
  fill: var(--line);
`
